import { writtenIn } from '#language/languages.ts'
import { moderationWordsText } from '#language/moderation/moderation-words.text.ts'
import { useTexts } from '#language/texts.ts'
import type { TrialWire } from '#modules/moderation/words/words.contract.ts'

/** What the draft would do otherwise than the list in force. */
export function WordTrial({ trial }: { trial: TrialWire }) {
  const texts = useTexts(moderationWordsText)
  const missed = trial.missed.map((text) => ({ text, words: [] }))
  return (
    <section className="mod-trial" aria-labelledby="word-trial">
      <h2 id="word-trial">{texts.trial}</h2>
      <p className="mute">{texts.read(trial.read)}</p>
      <dl>
        <Found name={texts.caught} list={trial.caught} />
        <Found name={texts.missed} list={missed} />
        <Found name={texts.held} list={trial.held} />
        <Found name={texts.freed} list={trial.freed} />
      </dl>
    </section>
  )
}

function Found({ name, list }: { name: string; list: TrialWire['held'] }) {
  const texts = useTexts(moderationWordsText)
  return (
    <div>
      <dt>{`${name} · ${list.length}`}</dt>
      {list.length === 0 ? <dd className="mute">{texts.nothingOf}</dd> : null}
      {list.map(({ text, words }) => (
        <dd key={text}>
          <span lang={writtenIn(text)}>{text}</span>
          {words.length > 0 ? <span className="mute">{` · ${words.join(', ')}`}</span> : null}
        </dd>
      ))}
    </div>
  )
}
