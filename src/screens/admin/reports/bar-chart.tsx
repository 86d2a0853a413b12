import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { Unit } from '#modules/reports/reports.rules.ts'
import { showFigure } from './report-figures.ts'
import { useWidth } from './use-width.ts'

export type BarPoint = { key: string; name: string; now: number; before: number | undefined; beside?: string }
type Props = { label: string; points: readonly BarPoint[]; unit: Unit }

const ROW = 40
const BAR = 10
const THIN = 4

/** One bar a name, the figure at its end, below it in the accent what it was in the other days. Nothing moves. */
export function BarChart({ label, points, unit }: Props) {
  const [box, width] = useWidth()
  const most = Math.max(1, ...points.flatMap(({ now, before = 0 }) => [now, before]))
  const x = scaleLinear({ domain: [0, most], range: [0, width] })
  const long = (value: number): number => Math.max(x(Math.max(value, 0)), 0)
  return (
    <div ref={box} className="admin-chart">
      {width > 0 ? (
        <svg width={width} height={points.length * ROW} role="img" aria-label={label}>
          {points.map(({ key, name, now, before, beside = '' }, at) => (
            <g key={key}>
              <text className="chart-name" x={0} y={at * ROW + 14}>
                {fitting(name, width - 150)}
              </text>
              <text className="chart-value" x={width} y={at * ROW + 14} textAnchor="end">
                {beside ? `${beside}  ` : ''}
                {showFigure(now, unit)}
              </text>
              <Bar x={0} y={at * ROW + 20} width={Math.max(long(now), 1)} height={BAR} className="chart-bar" />
              {before === undefined ? null : (
                <Bar
                  x={0}
                  y={at * ROW + 20 + BAR + 1}
                  width={Math.max(long(before), 1)}
                  height={THIN}
                  className="chart-bar-then"
                />
              )}
            </g>
          ))}
        </svg>
      ) : null}
    </div>
  )
}

/** Letters of this size take about so much, Chinese ones twice as much. */
const LETTER = 6.6

/** As much of a name as there is room for: the table has all of it. */
function fitting(name: string, room: number): string {
  let taken = 0
  for (const [at, letter] of [...name].entries()) {
    taken += /[\u2e80-\uffef]/.test(letter) ? LETTER * 2 : LETTER
    if (taken > room) return `${[...name].slice(0, Math.max(at - 1, 1)).join('')}…`
  }
  return name
}
