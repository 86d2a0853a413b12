import { houseSlug } from '#language/house.ts'
import { useRef, useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminPayoutText } from '#language/admin/admin-payouts.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listMoney, listPayouts, makePayoutFile, payoutFile, readPayoutResult } from '#modules/treasury/money.paths.ts'
import type { PayoutsWire } from '#modules/treasury/payouts/payouts.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { askAgain, askedAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { useRequestKey } from '#ui/request-key.ts'

type File = PayoutsWire['files'][number]

/** What is approved goes to the bank as a file, and comes back as its answer. */
export function AdminPayoutFiles({ ready, files }: PayoutsWire) {
  const texts = useTexts(adminPayoutText)
  return (
    <section className="admin-money-part" aria-labelledby="payout-files">
      <h2 id="payout-files">{texts.files}</h2>
      <p className="mute">{texts.filesLead}</p>
      <div className="admin-payout-files">
        {ready.num > 0 ? <MakeFile ready={ready} /> : null}
        <ReadResult />
      </div>
      {files.length > 0 ? (
        <ul className="admin-repaired" aria-label={texts.files}>
          {files.map((file) => (
            <FileLine key={file.fileId} file={file} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function MakeFile({ ready }: Pick<PayoutsWire, 'ready'>) {
  const texts = useTexts(adminPayoutText)
  const { keyOf, renew } = useRequestKey()
  const { act, busy } = useDeskAction(() => callAdmin(makePayoutFile, {}, { idempotencyKey: keyOf(ready) }))
  const make = async (): Promise<void> => {
    const result = await act()
    await askedAgain(listPayouts)
    if (!result.ok) return toast('error', result.msg)
    renew()
    toast('success', texts.made)
  }
  return (
    <Button busy={busy} onClick={() => void make()}>
      {texts.make(ready.num)}
    </Button>
  )
}

function ReadResult() {
  const texts = useTexts(adminPayoutText)
  const input = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const [problem, setProblem] = useState('')
  const { act, busy } = useDeskAction((file: Blob) => callAdmin(readPayoutResult, {}, { picture: file }))
  const read = async (): Promise<void> => {
    const file = input.current?.files?.[0]
    if (!file || busy) return
    setTold('')
    setProblem('')
    const result = await act(file)
    if (input.current) input.current.value = ''
    if (!result.ok) return setProblem(result.msg)
    const { confirmed, failed, accepted, late, known } = result.data
    await askedAgain(listPayouts)
    askAgain(listMoney)
    setTold([texts.told(confirmed, failed, accepted, known), late > 0 ? texts.toldLate(late) : ''].filter(Boolean).join(' '))
  }
  return (
    <div>
      <label>
        <input
          ref={input}
          className="hidden-text"
          type="file"
          accept=".xml,application/xml,text/xml"
          onChange={() => void read()}
        />
        <span className="btn btn-line">{busy ? texts.reading : texts.read}</span>
      </label>
      <p role="status">{told}</p>
      <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
    </div>
  )
}

function FileLine({ file }: { file: File }) {
  const language = useLanguage()
  const texts = useTexts(adminPayoutText)
  const download = async (): Promise<void> => {
    const content = await fetchFile(payoutFile, { fileId: file.fileId }, 'admin')
    if (content) keepFile(content, `${houseSlug()}-payouts-${file.messageId}.xml`)
    else toast('error', texts.notFetched)
  }
  return (
    <li>
      <span>
        <Button look="text" onClick={() => void download()}>
          {texts.download(file.messageId)}
        </Button>
      </span>
      <span>{`${texts.transfers(file.num)} · ${showHkdExactly(fromWire(file.amount))} · ${texts.said(file.confirmed, file.failed, file.waiting)}`}</span>
      <span className="mute">{[file.by, showMoment(file.time, language)].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
