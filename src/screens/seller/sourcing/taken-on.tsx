import { type FormEvent, useState } from 'react'
import { sellerRequestText } from '#language/sourcing/seller-sourcing.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SellerRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import {
  getSellerRequest,
  giveUpSearch,
  listSellerRequests,
  sayBought,
  saySent,
} from '#modules/sourcing/seller-sourcing.paths.ts'
import { MOST_RECEIPT_PICTURES, MOST_SOURCING_WORDS } from '#modules/sourcing/sourcing.rules.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { DeskFileButton } from '#desk/file-button.tsx'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Given = { request: SellerRequestWire }

/** What a global buyer says of a request whose deposit is paid: bought, sent, or not to be had. */
export function TakenOn({ request }: Given) {
  const { acts } = request
  return (
    <>
      {acts.includes('buy') ? <Bought request={request} /> : null}
      {acts.includes('send') ? <Sent request={request} /> : null}
      {acts.includes('give-up') ? <GiveUp request={request} /> : null}
    </>
  )
}

function useStep<Said>(
  { requestNo }: SellerRequestWire,
  call: (said: Said, options: { idempotencyKey: string }) => Promise<CallResult<SellerRequestWire>>,
) {
  const texts = useTexts(sellerRequestText)
  return useCaseStep({
    call,
    onDone: (next) => {
      answerDeskQuery(getSellerRequest, { requestNo }, next)
      askAgain(listSellerRequests)
      toast('success', texts.told)
    },
    onRefused: () => askAgain(getSellerRequest),
  })
}

const sentBy = (event: FormEvent, send: () => Promise<void>): void => {
  event.preventDefault()
  void send()
}

function Bought({ request }: Given) {
  const texts = useTexts(sellerRequestText)
  const { requestNo, version } = request
  const { pictures, problem, isSending, add } = usePictures()
  const { problems, refusal, busy, send } = useStep(request, (said: { pictures: string[] }, options) =>
    callSeller(sayBought, { requestNo, version, ...said }, options),
  )
  return (
    <form noValidate className="sourcing-quote" onSubmit={(event) => sentBy(event, () => send({ pictures }))}>
      <h2>{texts.bought}</h2>
      <p className="field-hint">{texts.boughtLead}</p>
      <p role="status">{pictures.length > 0 ? texts.pictureCount(pictures.length) : ''}</p>
      {pictures.length < MOST_RECEIPT_PICTURES ? (
        <DeskFileButton
          accept="image/jpeg,image/png"
          label={isSending ? texts.sending : texts.addPicture}
          isQuiet
          hint=""
          problem={problem || problems.pictures || ''}
          onFile={add}
        />
      ) : null}
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" busy={busy}>
        {texts.bought}
      </Button>
    </form>
  )
}

/** Each is sent as it is chosen. */
function usePictures() {
  const [pictures, keep] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const add = async (picture: File): Promise<void> => {
    if (isSending) return
    setSending(true)
    setProblem('')
    const sent = await callSeller(sendUpload('sourcing'), {}, { picture })
    setSending(false)
    if (sent.ok) keep((before) => [...before, sent.data.uploadId])
    else setProblem(sent.msg)
  }
  return { pictures, problem, isSending, add }
}

function Sent({ request }: Given) {
  const texts = useTexts(sellerRequestText)
  const { requestNo, version } = request
  const [courier, setCourier] = useState('')
  const [trackingNumber, setNumber] = useState('')
  const { problems, refusal, busy, send } = useStep(request, (said: { courier: string; trackingNumber: string }, options) =>
    callSeller(saySent, { requestNo, version, ...said }, options),
  )
  return (
    <form noValidate className="sourcing-quote" onSubmit={(event) => sentBy(event, () => send({ courier, trackingNumber }))}>
      <h2>{texts.saySent}</h2>
      <TextField
        label={texts.courier}
        value={courier}
        maxLength={60}
        problem={problems.courier}
        onChange={({ target }) => setCourier(target.value)}
      />
      <TextField
        label={texts.tracking}
        value={trackingNumber}
        maxLength={60}
        problem={problems.trackingNumber}
        onChange={({ target }) => setNumber(target.value)}
      />
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" busy={busy}>
        {texts.saySent}
      </Button>
    </form>
  )
}

function GiveUp({ request }: Given) {
  const texts = useTexts(sellerRequestText)
  const { requestNo, version } = request
  const [reason, write] = useState('')
  const { problems, refusal, busy, send } = useStep(request, (said: { reason: string }) =>
    callSeller(giveUpSearch, { requestNo, version, ...said }),
  )
  return (
    <details>
      <summary className="link">{texts.giveUp}</summary>
      <form noValidate className="sourcing-quote" onSubmit={(event) => sentBy(event, () => send({ reason }))}>
        <p className="field-hint">{texts.giveUpLead}</p>
        <TextArea
          label={texts.reason}
          rows={3}
          maxLength={MOST_SOURCING_WORDS}
          value={reason}
          problem={problems.reason}
          onChange={({ target }) => write(target.value)}
        />
        <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
        <Button type="submit" look="line" busy={busy}>
          {texts.giveUp}
        </Button>
      </form>
    </details>
  )
}
