import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleLinear, scalePoint } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { showDay } from '#language/dates.ts'
import { useLanguage } from '#language/texts.ts'
import type { Unit } from '#modules/reports/reports.rules.ts'
import { showFigure, showShort } from './report-figures.ts'
import { useWidth } from './use-width.ts'

type DayPoint = { day: string; now: number; before: number | undefined; beforeDay: string }
type Props = { label: string; points: readonly DayPoint[]; unit: Unit }

const HEIGHT = 260
const EDGE = { top: 12, right: 8, bottom: 28, left: 52 }
/** Between two days that are named. */
const ROOM = 76
/** Of so few days each is marked. */
const MARKED = 31

/** A line through the days in ink, and beside it that of the days it is compared with. Nothing moves. */
export function DayChart({ label, points, unit }: Props) {
  const language = useLanguage()
  const [box, width] = useWidth()
  const inner = Math.max(width - EDGE.left - EDGE.right, 0)
  const values = points.flatMap(({ now, before }) => (before === undefined ? [now] : [now, before]))
  const bottom = HEIGHT - EDGE.bottom
  const x = scalePoint({ domain: points.map(({ day }) => day), range: [EDGE.left, EDGE.left + inner], padding: 0.5 })
  const y = scaleLinear({ domain: [Math.min(0, ...values), Math.max(1, ...values)], range: [bottom, EDGE.top], nice: 4 })
  const place = (day: string): number => x(day) ?? 0
  const every = Math.max(1, Math.ceil((points.length * ROOM) / Math.max(inner, 1)))
  const compared = points.filter((point) => point.before !== undefined)
  const step = inner / Math.max(points.length, 1)
  return (
    <div ref={box} className="admin-chart">
      {width > 0 ? (
        <svg width={width} height={HEIGHT} role="img" aria-label={label}>
          <GridRows scale={y} left={EDGE.left} width={inner} numTicks={4} className="chart-grid" stroke="" />
          <AxisLeft
            {...{ scale: y, left: EDGE.left, numTicks: 4, hideAxisLine: true, hideTicks: true, tickClassName: 'chart-tick' }}
            tickFormat={(value) => showShort(Number(value), unit, language)}
            tickLabelProps={{ className: 'chart-words', textAnchor: 'end', dx: -4, dy: 4 }}
          />
          <AxisBottom
            {...{ scale: x, top: bottom, hideTicks: true, axisLineClassName: 'chart-axis' }}
            tickValues={points.filter((_, at) => at % every === 0).map(({ day }) => day)}
            tickFormat={(day) => showDay(day, language).replace(/^\w+ |（.*$/g, '')}
            tickLabelProps={{ className: 'chart-words', textAnchor: 'middle', dy: 6 }}
          />
          <LinePath data={compared} x={({ day }) => place(day)} y={({ before }) => y(before ?? 0)} className="chart-then" />
          <LinePath data={[...points]} x={({ day }) => place(day)} y={({ now }) => y(now)} className="chart-now" />
          {points.length <= MARKED
            ? points.map(({ day, now }) => <circle key={day} cx={place(day)} cy={y(now)} r={2.5} className="chart-mark" />)
            : null}
          {points.map(({ day, now, before, beforeDay }) => (
            <Bar key={day} x={place(day) - step / 2} y={EDGE.top} width={step} height={bottom - EDGE.top} className="chart-hit">
              <title>
                {[`${showDay(day, language)}  ${showFigure(now, unit)}`]
                  .concat(before === undefined ? [] : `${showDay(beforeDay, language)}  ${showFigure(before, unit)}`)
                  .join('\n')}
              </title>
            </Bar>
          ))}
        </svg>
      ) : null}
    </div>
  )
}
