import { threadText } from '#language/account/conversations.text.ts'
import { useTexts } from '#language/texts.ts'
import { MOST_MESSAGE_PICTURES } from '#modules/conversations/conversations.rules.ts'
import { type SendMessage, useMessage } from '#screens/thread/use-message.ts'
import { TextArea, TextField } from '#ui/fields.tsx'
import { useTried } from '../../own-page.tsx'
import { FormFoot, OwnForm } from '../own-form.tsx'
import { PicturesField } from '../pictures-field.tsx'
import '../account/member-parts.css'

type Props<Output> = {
  path: string
  send: SendMessage<Output>
  onSent: (output: Output) => void
}

/** Writes a message: sent once however often it is pressed, and what could not be sent stays. */
export function MessageForm<Output>({ path, send, onSent }: Props<Output>) {
  const texts = useTexts(threadText)
  const form = useMessage(send, onSent, useTried('message'))
  return (
    <OwnForm
      path={path}
      encType="multipart/form-data"
      className="thread-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.press()
      }}
    >
      <TextArea
        label={texts.words}
        name="words"
        rows={3}
        value={form.words}
        problem={form.problems.words}
        onChange={({ target }) => form.write(target.value)}
      />
      <PicturesField
        purpose="conversation"
        label={texts.pictures}
        hint={texts.picturesHint}
        most={MOST_MESSAGE_PICTURES}
        pictures={form.pictures}
        problem={form.problems.pictures}
        onChange={form.setPictures}
      />
      <TextField
        label={texts.about}
        optional={texts.optional}
        hint={texts.aboutHint}
        name="about"
        value={form.about}
        problem={form.problems.about}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => form.writeAbout(target.value)}
      />
      <p role="status">{form.waits ? texts.waits : ''}</p>
      <FormFoot refusal={form.refusal} busy={form.busy} words={form.busy ? texts.sending : texts.send} />
    </OwnForm>
  )
}
