import { useState } from 'react'
import { counted } from '#language/counted.ts'
import { campaignCodesText } from '#language/admin/campaigns/admin-campaigns.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { type CampaignWire, MakeCodesInput } from '#modules/coupons/admin/campaign-page.contract.ts'
import { exportCodes, getCampaign, makeCodes } from '#modules/coupons/admin/campaign-page.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { Part } from './campaign-inputs.tsx'
import { useRequestKey } from '#ui/request-key.ts'

const PATIENCE_MS = 900_000

/** Codes of which each is good once: how many there are, more of them, and all as a file. */
export function AdminCampaignCodes({ campaign: { document, batches } }: { campaign: CampaignWire }) {
  const language = useLanguage()
  const texts = useTexts(campaignCodesText)
  return (
    <div className="admin-campaign-part">
      <Part title={texts.title} hint={texts.words}>
        <MakeForm campaignId={document.campaignId} />
        <ul>
          {batches.map(({ batchId, made, wanted, createTime, createdBy }) => (
            <li key={batchId}>
              <span role="status">{texts.made(counted(made), counted(wanted))}</span>
              {made < wanted ? (
                <progress max={wanted} value={made} aria-label={texts.made(counted(made), counted(wanted))} />
              ) : null}
              <span className="mute">{texts.by(createdBy, showMoment(createTime, language))}</span>
            </li>
          ))}
        </ul>
        {batches.length > 0 ? <TakeOut campaignId={document.campaignId} /> : null}
      </Part>
    </div>
  )
}

function MakeForm({ campaignId }: { campaignId: string }) {
  const texts = useTexts(campaignCodesText)
  const { keyOf, renew } = useRequestKey()
  const form = useDeskForm<MakeCodesInput>(MakeCodesInput, { campaignId, count: '' })
  const send = form.submit(async (input) => {
    const result = await callAdmin(makeCodes, input, { idempotencyKey: keyOf(input) })
    if (!result.ok) return form.refuse(result)
    renew()
    answerDeskQuery(getCampaign, { campaignId }, result.data)
    form.reset({ campaignId, count: '' })
    return toast('success', texts.asked)
  })
  return (
    <form className="admin-campaign-make" onSubmit={send} noValidate>
      <TextField
        label={texts.count}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        problem={form.problem('count') ?? form.refusal}
        {...form.register('count')}
      />
      <Button type="submit" look="line" busy={form.busy}>
        {texts.make}
      </Button>
    </form>
  )
}

function TakeOut({ campaignId }: { campaignId: string }) {
  const texts = useTexts(campaignCodesText)
  const [busy, setBusy] = useState(false)
  const take = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    const file = await fetchFile(exportCodes, { campaignId }, 'admin', PATIENCE_MS)
    setBusy(false)
    if (file) keepFile(file, 'codes.csv')
    else toast('error', texts.notFetched)
  }
  return (
    <p>
      <Button look="line" busy={busy} onClick={() => void take()}>
        {texts.export}
      </Button>
    </p>
  )
}
