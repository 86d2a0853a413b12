import { houseSlug } from '#language/house.ts'
import { useState } from 'react'
import { returnsText } from '#language/account/returns.text.ts'
import { couriers } from '#language/buying/couriers.ts'
import { showDate } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ReturnWire } from '#modules/returns/returns.contract.ts'
import { returnLabel } from '#modules/returns/returns.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useTried } from '../../own-page.tsx'
import { OwnForm } from '../own-form.tsx'
import type { ChangeReturn } from './use-returns.ts'

type Props = { asked: ReturnWire; busy: boolean; change: ChangeReturn }

/** Where the parcel goes and by when, its label, and with whom it was sent. */
export function ReturnParcel({ asked, busy, change }: Props) {
  const language = useLanguage()
  const texts = useTexts(returnsText)
  const { returnNo, sendBy, address, acts, courier, trackingNumber } = asked
  return (
    <section className="claim-talk" aria-label={texts.to}>
      {acts.includes('send') && sendBy ? (
        <p>{`${texts.sendBy(showDate(dayInHongKong(new Date(sendBy)), language))} ${texts.writeNumber(returnNo)}`}</p>
      ) : (
        <p>{[courier, trackingNumber].filter(Boolean).join(' ')}</p>
      )}
      <p>
        <span className="mute">{texts.to}</span>
        <br />
        {address}
      </p>
      <Label returnNo={returnNo} />
      {acts.includes('send') ? <Sent returnNo={returnNo} busy={busy} change={change} /> : null}
    </section>
  )
}

function Label({ returnNo }: { returnNo: string }) {
  const language = useLanguage()
  const texts = useTexts(returnsText)
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    if (busy) return
    setBusy(true)
    const file = await fetchFile(returnLabel, { returnNo, language }, 'shop')
    setBusy(false)
    if (file) keepFile(file, `${houseSlug()}-return-${returnNo}.pdf`)
    else toast('error', texts.labelFailed)
  }
  return (
    <Button look="line" className="by-script" busy={busy} onClick={() => void keep()}>
      {texts.label}
    </Button>
  )
}

function Sent({ returnNo, busy, change }: { returnNo: string; busy: boolean; change: ChangeReturn }) {
  const language = useLanguage()
  const texts = useTexts(returnsText)
  const sent = useTried('returns')
  const tried = sent?.values.returnNo === returnNo ? sent : undefined
  const [courier, setCourier] = useState<string>(tried?.values.courier ?? couriers[0]?.en ?? '')
  const [trackingNumber, setNumber] = useState(tried?.values.trackingNumber ?? '')
  const [problems, setProblems] = useState(tried?.problems ?? {})
  return (
    <OwnForm
      path="/myaccount/returns"
      className="claim-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void change({ act: 'send', returnNo, courier, trackingNumber }).then(setProblems)
      }}
    >
      <input type="hidden" name="returnNo" value={returnNo} />
      <SelectField
        label={texts.courier}
        name="courier"
        value={courier}
        problem={problems.courier}
        options={couriers.map((one) => ({ value: one.en, name: one.number ? one[language] : texts.inPerson }))}
        onChange={({ target }) => setCourier(target.value)}
      />
      <TextField
        label={texts.tracking}
        name="trackingNumber"
        optional={texts.optional}
        maxLength={40}
        value={trackingNumber}
        problem={problems.trackingNumber}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button type="submit" name="act" value="send" busy={busy}>
        {texts.send}
      </Button>
    </OwnForm>
  )
}
