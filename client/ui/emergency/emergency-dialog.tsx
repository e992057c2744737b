import { Phone } from 'lucide-react';
import { type Ref, useRef } from 'react';
import {
  EMERGENCY_REGIONS,
  emergencyDigits,
  helpLines,
  MAIN_NUMBERS,
} from '#domain/person/emergency-numbers.ts';
import { type OwnCountry, useOwnCountry } from '../../lib/person/own-country.ts';
import { Disclosure, DisclosureList } from '../disclosure.tsx';
import { InOwnWords } from './in-own-words.tsx';
import { InstantDialog } from './instant-dialog.tsx';

/** In English, as the rest of the app. */
const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (code: string) => NAMES.of(code) ?? code;

const telephone = (number: string) => `tel:${number.replace(/[^\d*]/g, '')}`;

/** Opens the dialer, which asks before it calls. */
const Call = ({ number, to }: { number: string; to: string }) => (
  <a
    href={telephone(number)}
    aria-label={`${to}: call ${number}`}
    className="flex min-h-touch min-w-touch shrink-0 items-center justify-end font-bold text-sea underline underline-offset-4 hover:decoration-2"
  >
    {number}
  </a>
);

interface BigCallProps {
  number: string;
  where?: string;
  ref: Ref<HTMLAnchorElement>;
}

const BigCall = ({ number, where, ref }: BigCallProps) => (
  <a
    ref={ref}
    href={telephone(number)}
    className="flex min-h-14 items-center justify-center gap-2 rounded-md border-2 border-coral bg-coral px-5 text-lg font-bold text-on-coral"
  >
    <Phone className="size-6 shrink-0" />
    Call {number}
    {where ? <span className="font-normal">{where}</span> : null}
  </a>
);

const HELP = [
  ['crisis', 'Crisis line'],
  ['poison', 'Poisoning'],
] as const;

/** A country's crisis and poison lines: what for, who answers and when, and the number. */
const Lines = ({ code, country }: { code: string; country: string }) =>
  HELP.map(([kind, words]) => {
    const line = helpLines(code)[kind];
    return line ? (
      <div key={kind} className="flex items-center justify-between gap-4 py-1 text-small leading-snug">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-bold">
            {words}
            <InOwnWords word={kind} before=" / " />
          </span>
          <span className="block text-ink-soft">
            {[line.name, line.hours, line.texts ? 'call or text' : null].filter(Boolean).join(', ')}
          </span>
        </p>
        <Call number={line.number} to={`${words}, ${country}`} />
      </div>
    ) : null;
  });

/** The person's own country, or the regions with most readers where it is not known. */
function Here({ own, first }: { own: OwnCountry | null; first: Ref<HTMLAnchorElement> }) {
  const name = own ? countryName(own.code) : '';
  const number = own ? emergencyDigits(own.code) : null;
  if (!own || !number)
    return (
      <>
        {own ? (
          <p className="mb-3">
            We're not sure of the emergency number in {name}. Here are numbers for other regions:
          </p>
        ) : null}
        <ul className="grid gap-2">
          {MAIN_NUMBERS.map(({ place, number: digits }, index) => (
            <li key={place}>
              <BigCall number={digits} where={place} ref={index === 0 ? first : null} />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <section aria-label={name} className="flex flex-col gap-2">
      <h3 className="font-sans text-lg font-extrabold">
        {name}{' '}
        <span className="ml-1 text-small font-normal text-ink-soft">
          {own.from === 'profile' ? 'from your profile' : 'based on your device'}
        </span>
      </h3>
      <BigCall number={number} ref={first} />
      <div>
        <Lines code={own.code} country={name} />
      </div>
    </section>
  );
}

/** What to call where: the person's own country first, all others by part of the world. */
export function EmergencyDialog({ onClose }: { onClose: () => void }) {
  const own = useOwnCountry();
  const first = useRef<HTMLAnchorElement>(null);
  return (
    <InstantDialog
      onClose={onClose}
      title="Emergency numbers"
      description={
        <>
          <InOwnWords word="numbers" />
          <p>If someone may be in danger, call now. Do not wait for an answer here.</p>
        </>
      }
      firstFocus={first}
    >
      <Here own={own} first={first} />
      <h3 className="mb-2 mt-6 font-sans text-lg font-extrabold">
        {own ? 'Other countries' : 'All countries'}
        <InOwnWords word="elsewhere" before=" / " />
      </h3>
      <p className="mb-3 text-small text-ink-soft">
        Don't see your country? Dial 112 or 911 from a cell phone: in most countries either one reaches
        emergency help.
      </p>
      <DisclosureList>
        {EMERGENCY_REGIONS.map((region) => (
          <Disclosure key={region.name} title={region.name}>
            <ul>
              {region.countries
                .map(({ country, number }) => ({ code: country, number, name: countryName(country) }))
                .sort((a, b) => a.name.localeCompare(b.name, 'en'))
                .map(({ code, number, name }) => (
                  <li key={code} className="border-b border-line last:border-b-0">
                    <p className="flex items-center justify-between gap-4">
                      <span className="min-w-0 font-bold wrap-anywhere">{name}</span>
                      <Call number={number} to={name} />
                    </p>
                    <Lines code={code} country={name} />
                  </li>
                ))}
            </ul>
          </Disclosure>
        ))}
      </DisclosureList>
    </InstantDialog>
  );
}
