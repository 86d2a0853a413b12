import { houseSlug } from '#language/house.ts'
import { useCallback, useEffect, useState } from 'react'
import { ownDataText } from '#language/account/own-data.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { LeavingWire } from '#modules/members/sign-in.contract.ts'
import { getLeaving, getOwnData, stayMember } from '#modules/members/sign-in.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { LeaveForm } from './leave-form.tsx'

/** A copy of what is kept of a member, and the way out, with a way back for fourteen days. */
export function OwnData() {
  const texts = useTexts(ownDataText)
  const language = useLanguage()
  const [leaving, setLeaving] = useState<LeavingWire>()
  const [asking, setAsking] = useState(false)
  const load = useCallback(async () => {
    const result = await call(getLeaving, {}, { quiet: true })
    if (result.ok) setLeaving(result.data)
  }, [])
  useEffect(() => void load(), [load])
  const stay = async () => {
    const result = await call(stayMember, {})
    if (!result.ok) return
    setLeaving(result.data)
    toast('success', texts.stayed)
  }
  const asked = (known: LeavingWire) => {
    setLeaving(known)
    setAsking(false)
  }
  return (
    <section className="own-data by-script" aria-labelledby="own-data">
      <h2 id="own-data">{texts.title}</h2>
      <Download />
      {leaving?.leaveTime ? (
        <div className="own-data-act">
          <p role="status">{texts.leaving(showMoment(leaving.leaveTime, language))}</p>
          <Button onClick={() => void stay()}>{texts.stay}</Button>
        </div>
      ) : leaving && asking ? (
        <LeaveForm owedPoints={leaving.owedPoints} onAsked={asked} onLeave={() => setAsking(false)} />
      ) : leaving ? (
        <div className="own-data-act">
          <Button look="text" onClick={() => setAsking(true)}>
            {texts.leave}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** Years of orders are written as they are read. */
const MOST_MS = 120_000

function Download() {
  const texts = useTexts(ownDataText)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const download = async () => {
    if (busy) return
    setBusy(true)
    const file = await fetchFile(getOwnData, {}, 'shop', MOST_MS)
    setBusy(false)
    setFailed(!file)
    if (file) keepFile(file, `${houseSlug()}-${dayInHongKong(new Date())}.json`)
  }
  return (
    <div className="own-data-act">
      <Button look="line" busy={busy} onClick={() => void download()}>
        {busy ? texts.downloading : texts.download}
      </Button>
      <div role="alert">{failed ? <p className="field-problem">{texts.downloadFailed}</p> : null}</div>
      <p className="field-hint">{texts.downloadHint}</p>
      <p className="field-hint">{texts.downloadWithout}</p>
    </div>
  )
}
