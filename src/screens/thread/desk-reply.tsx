import { threadText } from '#language/account/conversations.text.ts'
import type { Language } from '#language/languages.ts'
import { sellerQuestionsText } from '#language/seller/seller-questions.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AnswersWire, SentWire } from '#modules/conversations/conversations.contract.ts'
import { MOST_MESSAGE_PICTURES } from '#modules/conversations/conversations.rules.ts'
import { PicturesField } from '#screens/store/pictures-field.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { type SendMessage, useMessage } from './use-message.ts'

type Props = {
  answers: AnswersWire['answers']
  /** The language in which the other side reads. */
  language: Language
  /** Who sends its pictures. */
  session: 'shop' | 'admin'
  send: SendMessage<SentWire>
  onSent: (sent: SentWire) => void
}

/** An answer from a desk, begun with a ready one or written anew; sent once, and kept where it could not be sent. */
export function DeskReply({ answers, language, session, send, onSent }: Props) {
  const texts = useTexts(threadText)
  const form = useMessage(send, onSent)
  const { words, write, about, writeAbout, pictures, setPictures, problems, refusal, busy, waits, press } = form
  return (
    <form
      className="thread-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void press()
      }}
    >
      <Ready answers={answers} language={language} onChoose={(answer) => write(words ? `${words}\n${answer}` : answer)} />
      <TextArea
        label={texts.words}
        name="words"
        rows={4}
        value={words}
        problem={problems.words}
        onChange={({ target }) => write(target.value)}
      />
      <PicturesField
        purpose={session === 'admin' ? 'answer' : 'conversation'}
        label={texts.pictures}
        hint={texts.picturesHint}
        most={MOST_MESSAGE_PICTURES}
        pictures={pictures}
        problem={problems.pictures}
        session={session}
        onChange={setPictures}
      />
      <TextField
        label={texts.about}
        optional={texts.optional}
        hint={texts.aboutHint}
        name="about"
        value={about}
        problem={problems.about}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => writeAbout(target.value)}
      />
      <p role="status">{waits ? texts.waits : ''}</p>
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" busy={busy}>
        {busy ? texts.sending : texts.send}
      </Button>
    </form>
  )
}

const LONGEST_SHOWN = 60

function Ready({ answers, language, onChoose }: Pick<Props, 'answers' | 'language'> & { onChoose: (words: string) => void }) {
  const texts = useTexts(sellerQuestionsText)
  if (answers.length === 0) return null
  return (
    <fieldset className="talk-ready" aria-label={texts.ready}>
      {answers.map(({ en, zh }) => {
        const words = language === 'zh' ? zh || en : en || zh
        const shown = words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)}…` : words
        return (
          <button key={en + zh} type="button" aria-label={texts.use(shown)} onClick={() => onChoose(words)}>
            {shown}
          </button>
        )
      })}
    </fieldset>
  )
}
