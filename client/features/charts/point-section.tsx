import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChartSection, NothingToDraw } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import type { PointPicture } from './measure-picture.ts';
import { TimeChart } from './plot/time-chart.tsx';

interface PointSectionProps {
  title: string;
  headline: string;
  course?: string | null;
  note?: ReactNode;
  /** Keep them the same between renders. */
  pictures: readonly PointPicture[];
  /** CSS pixels of each picture. */
  height: number;
  /** Said in place of pictures without a single value. */
  empty: string;
  onReady?: () => void;
}

/** Single values over time, drawn and as tables. A picture without values is left out while another has some. */
export function PointSection(props: PointSectionProps) {
  const { title, headline, course, note, pictures, height, empty, onReady } = props;
  const shown = pictures.filter(({ spec }) => spec.points.length > 0);
  return (
    <ChartSection
      title={title}
      headline={headline}
      course={course}
      className={shown.length > 1 ? 'lg:col-span-2' : undefined}
      note={note}
      picture={
        shown.length > 0 ? (
          <div className={clsx('grid grid-cols-1 gap-x-8 gap-y-5', shown.length > 1 && 'lg:grid-cols-2')}>
            {shown.map(({ caption, spec, say }) => (
              <div key={caption}>
                {shown.length > 1 ? <h3 className="mb-1 text-lg">{caption}</h3> : null}
                <TimeChart
                  name={`${caption} over time`}
                  spec={spec}
                  height={height}
                  say={say}
                  onReady={onReady}
                />
              </div>
            ))}
          </div>
        ) : (
          <NothingToDraw>{empty}</NothingToDraw>
        )
      }
      table={
        shown.length > 0 ? (
          shown.map(({ caption, columns, row, spec }) => (
            <DataTable
              key={caption}
              caption={caption}
              columns={columns}
              count={spec.points.length}
              row={row}
            />
          ))
        ) : (
          <p>{empty}</p>
        )
      }
    />
  );
}
