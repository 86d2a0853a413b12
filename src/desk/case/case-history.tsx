import { caseText } from '#language/admin/cases/cases.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { useActorName } from '#desk/use-actor-name.ts'

type Step = Parameters<ReturnType<typeof useActorName>>[0] & { name: string; words: string; date: string }

/** What was said and done about a case, and by whom; nothing in it is ever changed. */
export function CaseHistory({ steps }: { steps: readonly Step[] }) {
  const language = useLanguage()
  const texts = useTexts(caseText)
  const actorName = useActorName()
  return (
    <section aria-labelledby="case-history">
      <h2 id="case-history">{texts.history}</h2>
      <ol className="admin-history">
        {steps.map(({ name, words, date, ...who }) => (
          <li key={date + name}>
            <p>
              <b>{name}</b>
              <span className="mute">{` · ${actorName(who)} · ${showMoment(date, language)}`}</span>
            </p>
            {words ? <p className="admin-note">{words}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
