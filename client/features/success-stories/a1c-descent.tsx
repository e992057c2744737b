/** A1C in percent: normal is below 5.7, prediabetes 5.7 to 6.4 (ADA Standards of Care). */
const NORMAL_BELOW = 5.7;
const START = 6.2;
const END = 5.4;
const SCALE = { low: 5.2, high: 6.5 };

const y = (value: number) => 20 + ((SCALE.high - value) / (SCALE.high - SCALE.low)) * 150;

/** The fall of A1C over the ninety days against the usual bands. */
export const A1cDescent = () => (
  <svg
    viewBox="0 0 520 214"
    role="img"
    aria-label={`A1C fell from ${START} percent, in the prediabetes band, to ${END} percent, in the normal band, over 90 days.`}
    className="w-full"
  >
    <path d={`M0 20h520v${y(NORMAL_BELOW) - 20}H0z`} className="fill-amber-wash" />
    <path d={`M0 ${y(NORMAL_BELOW)}h520V170H0z`} className="fill-kelp-wash" />
    <path d={`M0 ${y(NORMAL_BELOW)}h520`} className="stroke-ink-soft" strokeDasharray="6 5" />
    <g className="font-sans" fontSize="16" fontWeight="700">
      <text x="508" y={y(NORMAL_BELOW) - 10} textAnchor="end" className="fill-amber">
        Prediabetes, from 5.7
      </text>
      <text x="12" y="160" className="fill-kelp">
        Normal, below 5.7
      </text>
    </g>
    <path
      d={`M40 ${y(START)}C200 ${y(START)} 300 ${y(END)} 480 ${y(END)}`}
      fill="none"
      className="stroke-rose"
      strokeWidth="4"
      strokeDasharray="12 8"
    />
    <g className="fill-page stroke-rose" strokeWidth="3">
      <circle cx="40" cy={y(START)} r="9" />
      <circle cx="480" cy={y(END)} r="9" />
    </g>
    <g className="fill-ink font-display" fontSize="24" fontWeight="700">
      <text x="58" y={y(START) - 8}>
        6.2
      </text>
      <text x="462" y={y(END) - 12} textAnchor="end">
        5.4
      </text>
    </g>
    <g className="fill-ink-soft font-sans" fontSize="16">
      <text x="12" y="200">
        Day 1
      </text>
      <text x="508" y="200" textAnchor="end">
        Day 90
      </text>
    </g>
  </svg>
);
