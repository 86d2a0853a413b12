import { type ComponentProps, useState } from 'react'
import { couriers, needsNumber } from '#language/buying/couriers.ts'
import { houseSlug } from '#language/house.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sellerOrderText } from '#language/seller/seller-orders.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { type ConsignmentWire, SendConsignmentInput, isUnsent } from '#modules/orders/pieces/consignments.contract.ts'
import {
  consignmentPapers,
  getConsignment,
  listConsignments,
  sendConsignment,
} from '#modules/orders/pieces/consignments.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { keepFile } from '#platform/wire/fetch-file.ts'
import { DeskCamera } from '#desk/camera/camera.tsx'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller, fetchSellerFile } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { namedPhotos, SentItems, type SentPhotos } from './sent-items.tsx'

/** What of it is still to be sent: label and slip, and with whom it goes. */
export function SendParcel({ order }: { order: ConsignmentWire }) {
  const texts = useTexts(sellerOrderText)
  const waiting = order.pieces.filter(isUnsent)
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="seller-send">
      <h2 id="seller-send">{texts.sendTitle}</h2>
      <p className="mute">{texts.sendLead}</p>
      <Papers orderNo={order.orderNo} />
      {/* What has been sent meanwhile is chosen no more. */}
      <SendForm key={waiting.map(({ unitId }) => unitId).join(' ')} order={order} waiting={waiting} />
    </section>
  )
}

function Papers({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const texts = useTexts(sellerOrderText)
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const file = await fetchSellerFile(consignmentPapers, { orderNo, language })
    setBusy(false)
    if (file) keepFile(file, `${houseSlug()}-label-${orderNo}.pdf`)
    else toast('error', texts.papersFailed)
  }
  return (
    <p>
      <Button look="line" busy={busy} onClick={() => void make()}>
        {texts.papers}
      </Button>
    </p>
  )
}

type Waiting = { order: ConsignmentWire; waiting: ConsignmentWire['pieces'] }

function SendForm({ order: { orderNo }, waiting }: Waiting) {
  const language = useLanguage()
  const texts = useTexts(sellerOrderText)
  const [key] = useState(newIdempotencyKey)
  const [photos, setPhotos] = useState<SentPhotos>({})
  const all = waiting.map(({ unitId }) => unitId)
  const { register, setValue, watch, submit, refuse, problem, refusal, busy } = useDeskForm<SendConsignmentInput>(
    SendConsignmentInput,
    {
      orderNo,
      unitIds: all,
      courier: '',
      trackingNumber: '',
    },
  )
  const send = submit(async (input) => {
    const result = await callSeller(sendConsignment, { ...input, photos: namedPhotos(photos) }, { idempotencyKey: key })
    if (!result.ok) {
      askAgain(getConsignment)
      return refuse(result)
    }
    answerDeskQuery(getConsignment, { orderNo }, result.data)
    askAgain(listConsignments)
    return toast('success', texts.sent)
  })
  const courier = watch('courier')
  return (
    <form className="seller-send" noValidate onSubmit={send}>
      {all.length > 1 ? <Chosen waiting={waiting} field={register('unitIds')} problem={problem('unitIds')} /> : null}
      <SentItems
        waiting={waiting.filter(({ unitId }) => watch('unitIds').includes(unitId))}
        photos={photos}
        onChange={setPhotos}
      />
      <SelectField
        label={texts.courier}
        placeholder={texts.chooseCourier}
        options={couriers.map((known) => ({ value: known.en, name: known[language] }))}
        problem={problem('courier')}
        {...register('courier')}
      />
      {courier !== '' && !needsNumber(courier) ? null : (
        <TrackingField
          problem={problem('trackingNumber')}
          field={register('trackingNumber')}
          onScan={(code) => setValue('trackingNumber', code)}
        />
      )}
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  )
}

type TrackingProps = { problem: string | undefined; field: ComponentProps<'input'>; onScan: (code: string) => void }

/** Typed, or read off the courier's label. */
function TrackingField({ problem, field, onScan }: TrackingProps) {
  const texts = useTexts(sellerOrderText)
  return (
    <>
      <TextField label={texts.trackingNumber} autoComplete="off" maxLength={60} problem={problem} {...field} />
      <div>
        <DeskCamera onCode={onScan} />
      </div>
    </>
  )
}

type ChosenProps = Pick<Waiting, 'waiting'> & { field: ComponentProps<'input'>; problem: string | undefined }

/** Which of several go with this parcel. */
function Chosen({ waiting, field, problem }: ChosenProps) {
  const texts = useTexts(sellerOrderText)
  return (
    <fieldset>
      <legend>{texts.choose}</legend>
      {waiting.map(({ unitId, unitCode, brandName, title }) => (
        <Tick key={unitId} value={unitId} {...field}>
          {`${pieceName(brandName, title)} · ${unitCode}`}
        </Tick>
      ))}
      {problem ? <p className="field-problem">{problem}</p> : null}
    </fieldset>
  )
}
