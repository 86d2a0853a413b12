import { houseSlug } from '#language/house.ts'
import { useCallback, useEffect, useState } from 'react'
import { ownDataText } from '#language/account/own-data.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { LeavingWire } from '#modules/members/sign-in.contract.ts'
import { getLeaving, getOwnData, stayMember } from '#modules/members/sign-in.paths.ts'
import { call } from '#platform/wire/call-client.ts'
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

function Download() {
  const texts = useTexts(ownDataText)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    if (busy) return
    setBusy(true)
    const result = await call(getOwnData, {})
    setBusy(false)
    if (result.ok) save(JSON.stringify(result.data.data, null, 2), `${houseSlug()}-${dayInHongKong(new Date())}.json`)
  }
  return (
    <div className="own-data-act">
      <Button look="line" busy={busy} onClick={() => void download()}>
        {busy ? texts.downloading : texts.download}
      </Button>
      <p className="field-hint">{texts.downloadHint}</p>
    </div>
  )
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
