import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { adminApplicationText } from '#language/sellers/admin-applications.text.ts'
import { useTexts } from '#language/texts.ts'
import { MOST_REASON } from '#modules/applications/applications.rules.ts'
import { TextArea } from '#ui/fields.tsx'

export type Reason = { en: string; zh: string }
type Props = { reason: Reason; hint: string; problems: Record<string, string>; onChange: (reason: Reason) => void }

/** A reason that sellers read, each in their language. */
export function ReasonFields({ reason, hint, problems, onChange }: Props) {
  const texts = useTexts(adminApplicationText)
  const languages = useTexts(adminBlockText)
  const sides = [
    ['en', languages.english, 'en-HK'],
    ['zh', languages.chinese, 'zh-Hant-HK'],
  ] as const
  return (
    <fieldset className="both-words">
      <legend>{texts.reason}</legend>
      {sides.map(([side, name, lang]) => (
        <TextArea
          key={side}
          label={name}
          lang={lang}
          hint={side === 'en' ? hint : undefined}
          rows={4}
          maxLength={MOST_REASON}
          value={reason[side]}
          problem={problems[`reason.${side}`]}
          onChange={({ target }) => onChange({ ...reason, [side]: target.value })}
        />
      ))}
    </fieldset>
  )
}
