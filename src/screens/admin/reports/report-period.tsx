import { type FormEvent, useState } from 'react'
import { adminReportsText, comparisonText, presetText } from '#language/admin/admin-reports.text.ts'
import { useTexts } from '#language/texts.ts'
import { comparisons, isComparable, isPeriod, presets } from '#modules/reports/reports.rules.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { ReportQuery } from './use-report-address.ts'

type Props = { query: ReportQuery; onShow: (changes: Partial<ReportQuery>) => void }
type DayName = 'from' | 'to' | 'againstFrom' | 'againstTo'

/** Which days, and which others beside them. A name is shown at once; days of one's own with the button. */
export function ReportPeriod({ query, onShow }: Props) {
  const texts = useTexts(adminReportsText)
  const named = useTexts(presetText)
  const compared = useTexts(comparisonText)
  const { wanted, want, choose, send, isWrong } = useWanted({ query, onShow })
  const days = (...names: DayName[]) =>
    names.map((name, at) => (
      <TextField
        key={name}
        type="date"
        label={texts[name]}
        required
        value={wanted[name]}
        problem={isWrong && at === 1 ? texts.wrongDays : undefined}
        onChange={({ target }) => want({ ...wanted, [name]: target.value })}
      />
    ))
  const own = { value: 'own', name: texts.own }
  if (query.kind === 'stock') return null
  return (
    <form className="admin-report-period" onSubmit={send} noValidate>
      <SelectField
        label={texts.period}
        options={[...presets.map((value) => ({ value, name: named[value] })), own]}
        value={wanted.period}
        onChange={({ target }) => choose({ period: target.value as ReportQuery['period'] })}
      />
      {wanted.period === 'own' ? days('from', 'to') : null}
      {isComparable(query.kind) ? (
        <SelectField
          label={texts.compare}
          options={[...comparisons.map((value) => ({ value, name: compared[value] })), own]}
          value={wanted.compare}
          onChange={({ target }) => choose({ compare: target.value as ReportQuery['compare'] })}
        />
      ) : null}
      {isComparable(query.kind) && wanted.compare === 'own' ? days('againstFrom', 'againstTo') : null}
      {wanted.period === 'own' || wanted.compare === 'own' ? <Button type="submit">{texts.show}</Button> : null}
    </form>
  )
}

function useWanted({ query, onShow }: Props) {
  const [wanted, want] = useState(query)
  const [isWrong, setWrong] = useState(false)
  const choose = (changes: Partial<ReportQuery>): void => {
    want({ ...wanted, ...changes })
    setWrong(false)
    if (changes.period !== 'own' && changes.compare !== 'own') onShow(changes)
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const { period, compare, from, to, againstFrom, againstTo } = wanted
    const isRight =
      (period !== 'own' || isPeriod(wanted)) && (compare !== 'own' || isPeriod({ from: againstFrom, to: againstTo }))
    setWrong(!isRight)
    if (isRight) onShow({ period, compare, from, to, againstFrom, againstTo })
  }
  return { wanted, want, choose, send, isWrong }
}
