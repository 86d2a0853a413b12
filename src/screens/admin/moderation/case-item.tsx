import { showDate, showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import {
  adminModerationText,
  caseActText,
  caseStateText,
  otherReasonText,
  signalText,
} from '#language/moderation/admin-moderation.text.ts'
import { houseRuleText, subjectKindText } from '#language/moderation/house-rules.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ModerationCaseWire } from '#modules/moderation/queue/cases.contract.ts'
import { houseRules } from '#modules/moderation/queue/cases.rules.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { CaseHistory } from '#desk/case/case-history.tsx'
import { SentPictures } from '#desk/case/sent-pictures.tsx'

/** What was written, with what was found in it, why it is before the moderators, and who wrote it. */
export function CaseItem({ one }: { one: ModerationCaseWire }) {
  const language = useLanguage()
  const texts = useTexts(adminModerationText)
  const kinds = useTexts(subjectKindText)
  const acts = useTexts(caseActText)
  const rules = useTexts(houseRuleText)
  const states = useTexts(caseStateText)
  return (
    <article className="mod-item" aria-label={`${kinds[one.kind]} · ${one.caseNo}`}>
      <header>
        <p className="mute">{`${one.caseNo} · ${showMoment(one.openedTime, language)} · ${standing(one, texts, states)}`}</p>
        {one.reach > 0 ? <p className="mute">{texts.seenBy(one.reach)}</p> : null}
        <h2>{one.title ? texts.ofKind(kinds[one.kind], one.title) : kinds[one.kind]}</h2>
        {one.link ? (
          <a className="link" href={localPath(language, one.link)} target="_blank" rel="noopener">
            {texts.asShown}
          </a>
        ) : null}
      </header>
      <SentPictures ids={one.pictures} />
      <Words body={one.body} marks={one.marks} />
      <Versions one={one} />
      {one.appeal ? (
        <section aria-labelledby="mod-appeal">
          <h3 id="mod-appeal">{texts.appealTitle}</h3>
          <p className="admin-note" lang={writtenIn(one.appeal)}>
            {one.appeal}
          </p>
        </section>
      ) : null}
      <Signals one={one} />
      <Author one={one} />
      <CaseHistory
        steps={one.steps.map(({ act, rule, ...step }) => ({
          ...step,
          name: rule === '' ? acts[act] : `${acts[act]} · ${houseRules[rule]} ${rules[rule]}`,
        }))}
      />
    </article>
  )
}

type Moderation = Record<'held' | 'shown', string>
const standing = ({ state, isHeld }: ModerationCaseWire, texts: Moderation, states: Record<string, string>): string =>
  state === 'open' ? (isHeld ? texts.held : texts.shown) : (states[state] ?? '')

/** The text with what the list has found in it underlined. */
function Words({ body, marks }: Pick<ModerationCaseWire, 'body' | 'marks'>) {
  const cuts = [...new Set([0, ...marks.flatMap(({ from, to }) => [from, to]), body.length])].toSorted((a, b) => a - b)
  return (
    <p className="mod-words" lang={writtenIn(body)}>
      {cuts.slice(0, -1).map((from, at) => {
        const part = body.slice(from, cuts[at + 1])
        return marks.some((mark) => mark.from <= from && from < mark.to) ? <mark key={from}>{part}</mark> : part
      })}
    </p>
  )
}

/** How it was before its author changed it, such as when it was reported. */
function Versions({ one: { versions } }: { one: ModerationCaseWire }) {
  const language = useLanguage()
  const texts = useTexts(adminModerationText)
  if (versions.length === 0) return null
  return (
    <details>
      <summary>{texts.versions(versions.length)}</summary>
      {versions.map(({ version, title, body, pictures, date }) => (
        <section key={version} aria-label={texts.until(showMoment(date, language))}>
          <h3>{texts.until(showMoment(date, language))}</h3>
          {title ? <p lang={writtenIn(title)}>{title}</p> : null}
          <SentPictures ids={pictures} />
          <p className="mod-words" lang={writtenIn(body)}>
            {body}
          </p>
        </section>
      ))}
    </details>
  )
}

function Signals({ one }: { one: ModerationCaseWire }) {
  const language = useLanguage()
  const texts = useTexts(adminModerationText)
  const sources = useTexts(signalText)
  const reasons = useTexts({ ...houseRuleText, ...otherReasonText })
  return (
    <section aria-labelledby="mod-why">
      <h3 id="mod-why">{texts.why}</h3>
      <ul className="mod-facts">
        {one.signals.map(({ source, reason, words, date, isOpen }, at) => (
          <li key={at} className={isOpen ? undefined : 'mute'}>
            <time>{showMoment(date, language)}</time>
            <span>
              {source === 'first' ? sources.first : `${sources[source]} · ${reasons[reason]}`}
              {words ? <span lang={writtenIn(words)}>{words}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Author({ one: { author, authorFacts } }: { one: ModerationCaseWire }) {
  const language = useLanguage()
  const texts = useTexts(adminModerationText)
  const kinds = useTexts(subjectKindText)
  const states = useTexts(caseStateText)
  const { memberSince, strikes, rests, restsUntil, earlier } = authorFacts
  const day = (moment: string) => showDate(dayInHongKong(new Date(moment)), language)
  return (
    <section aria-labelledby="mod-author">
      <h3 id="mod-author">{texts.author}</h3>
      <p>
        <b lang={writtenIn(author)}>{author}</b>
        <span className="mute">{` · ${memberSince ? texts.since(day(memberSince)) : texts.guest}`}</span>
      </p>
      {memberSince ? <p>{texts.strikes(strikes)}</p> : null}
      {rests === '' ? null : <p>{rests === 'until' ? texts.rests(day(restsUntil)) : texts.ended}</p>}
      <ul className="mod-facts" aria-label={texts.earlier}>
        {earlier.map((row) => (
          <li key={row.caseNo}>
            <time>{day(row.date)}</time>
            <a className="link" href={localPath(language, `/admin/moderation/${row.caseNo}`)}>
              {`${row.title ? texts.ofKind(kinds[row.kind], row.title) : kinds[row.kind]} · ${states[row.state]}`}
            </a>
          </li>
        ))}
      </ul>
      {earlier.length === 0 ? <p className="mute">{texts.noEarlier}</p> : null}
    </section>
  )
}
