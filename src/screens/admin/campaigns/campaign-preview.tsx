import { useMemo, useState } from 'react'
import { campaignFieldsText } from '#language/admin/campaigns/admin-campaign-fields.text.ts'
import { campaignPreviewText } from '#language/admin/campaigns/admin-campaigns.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import {
  type CampaignDocument,
  type CampaignPreviewWire,
  payTypes,
  type PreviewCampaignInput,
} from '#modules/coupons/admin/campaign-page.contract.ts'
import { previewCampaign } from '#modules/coupons/admin/campaign-page.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { Part } from './campaign-inputs.tsx'

type Bag = Pick<PreviewCampaignInput, 'orderNo' | 'pieces' | 'payType'>
const EMPTY: Bag = { orderNo: '', pieces: '', payType: '' }
const money = (wire: string): string => showHkdExactly(fromWire(wire))

/** Fields of the campaign itself that will not do yet, by the names they have in its form. */
function namesOf(problems: Record<string, string>, fields: Record<string, unknown>): string[] {
  const steps = Object.keys(problems).flatMap((path) => (path.startsWith('document.') ? [path.split('.')[1] ?? ''] : []))
  return [...new Set(steps)].map((step) => {
    const name = fields[step === 'sharedCode' ? 'code' : step]
    return typeof name === 'string' ? name : step
  })
}

/** What the campaign, as it is typed, would do to a bag. */
export function AdminCampaignPreview({ document }: { document: CampaignDocument }) {
  const texts = useTexts(campaignPreviewText)
  const ways = useTexts(payTypeText)
  const fields: Record<string, unknown> = useTexts(campaignFieldsText)
  const between = useLanguage() === 'zh' ? '、' : '; '
  const [preview, see] = useState<CampaignPreviewWire>()
  const form = useDeskForm<Bag>(undefined, EMPTY)
  const send = form.submit(async (bag) => {
    const result = await callAdmin(previewCampaign, { document, ...bag })
    if (result.ok) return see(result.data)
    see(undefined)
    const unready = namesOf(result.data.fields ?? {}, fields)
    if (unready.length === 0) return form.refuse(result)
    return form.setError('root', { message: texts.notYet(unready.join(between)) })
  })
  return (
    <div className="admin-campaign-part">
      <Part title={texts.title} hint={texts.words}>
        <form className="admin-campaign-try" onSubmit={send} noValidate>
          <TextArea label={texts.pieces} rows={3} maxLength={2_000} spellCheck={false} {...form.register('pieces')} />
          <div className="admin-form-pair">
            <TextField label={texts.orderNo} maxLength={20} autoComplete="off" {...form.register('orderNo')} />
            <SelectField
              label={texts.payType}
              placeholder={texts.anyWay}
              options={payTypes.map((value) => ({ value, name: ways[value] }))}
              {...form.register('payType')}
            />
          </div>
          <div role="alert">{form.refusal ? <p className="field-problem">{form.refusal}</p> : null}</div>
          <p>
            <Button type="submit" look="line" busy={form.busy}>
              {texts.look}
            </Button>
          </p>
        </form>
        <div role="status">{preview ? <Seen preview={preview} /> : null}</div>
      </Part>
    </div>
  )
}

function Seen({ preview: { lines, amount, off, merchantCost, deliveryFree, why, others } }: { preview: CampaignPreviewWire }) {
  const texts = useTexts(campaignPreviewText)
  const words = [
    texts.sum(money(off), money(amount)),
    deliveryFree ? texts.freeDelivery : '',
    fromWire(merchantCost) > 0 ? texts.merchants(money(merchantCost)) : '',
  ]
  return (
    <>
      <p>
        <b>{why ? texts.doesNothing(why) : words.filter(Boolean).join(' ')}</b>
      </p>
      <DeskTable caption={texts.table} columns={useColumns()} list={lines} idOf={({ title }) => title} />
      {others.length > 0 ? (
        <>
          <h3>{texts.others}</h3>
          <ul>
            {others.map((other) => (
              <li key={other.name}>{other.why ? `${other.name}: ${other.why}` : texts.otherOff(other.name, money(other.off))}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

const column = deskColumns<CampaignPreviewWire['lines'][number]>()

function useColumns() {
  const texts = useTexts(campaignPreviewText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('title', { header: texts.piece, meta: { isRowHead: true } }),
        column.accessor('quantity', { header: texts.quantity, meta: { className: 'admin-num', isLabelled: true } }),
        column.accessor('amount', {
          header: texts.price,
          meta: { className: 'admin-num', isLabelled: true },
          cell: ({ getValue }) => money(getValue()),
        }),
        column.accessor('off', {
          header: texts.off,
          meta: { className: 'admin-num', isLabelled: true },
          cell: ({ getValue }) => money(getValue()),
        }),
      ]),
    [texts],
  )
}
