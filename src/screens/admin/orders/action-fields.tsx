import type { UseFormRegister } from 'react-hook-form'
import { adminActionText, adminPaymentText } from '#language/admin/admin-order-actions.text.ts'
import { adminMoneyBackText } from '#language/admin/admin-money-back.text.ts'
import { couriers } from '#language/buying/couriers.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { SelectField, TextArea, TextField, Tick } from '#ui/fields.tsx'
import {
  type ActionFields,
  asksBalance,
  asksNote,
  asksParcel,
  needsTracking,
  type AdminAction,
  unitsToChoose,
} from './order-actions.ts'
import { AdminMoneyFields } from './money-fields.tsx'
import { useUnitName } from './units.tsx'

const LONGEST_NOTE = 200

const asksMoney = ({ kind }: AdminAction): boolean => kind === 'refund-piece' || kind === 'refund-part' || kind === 'extra'
/** Something else comes before the reason. */
const asksFirst = (action: AdminAction, order: AdminOrderWire): boolean =>
  asksParcel(action, order) || action.kind === 'refund-part' || action.kind === 'extra'

type Fields = {
  action: AdminAction
  order: AdminOrderWire
  courier: string
  register: UseFormRegister<ActionFields>
  problem: (field: keyof ActionFields) => string | undefined
}

export function AdminActionFields({ action, order, courier, register, problem }: Fields) {
  const texts = useTexts(adminActionText)
  const payments = useTexts(adminPaymentText)
  const money = useTexts(adminMoneyBackText)
  const note = asksNote(action)
  const rejects = action.kind === 'reject'
  return (
    <>
      {asksParcel(action, order) ? <ParcelFields courier={courier} register={register} problem={problem} /> : null}
      <AdminMoneyFields action={action} order={order} register={register} problem={problem} />
      {action.kind === 'confirm' ? (
        <TextField
          label={payments.came}
          hint={payments.cameHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          problem={problem('amount')}
          data-autofocus=""
          {...register('amount')}
        />
      ) : null}
      {asksBalance(action, order) ? <Tick {...register('toBalance')}>{money.toBalance}</Tick> : null}
      <PieceFields action={action} order={order} register={register} problem={problem} />
      {note === 'never' ? null : (
        <TextArea
          label={note === 'required' ? texts.reason : texts.note}
          optional={note === 'required' ? undefined : texts.optional}
          hint={rejects ? payments.rejectHint : asksMoney(action) ? money.reasonHint : texts.noteHint}
          required={note === 'required'}
          problem={problem('note')}
          maxLength={LONGEST_NOTE}
          rows={3}
          data-autofocus={asksFirst(action, order) ? undefined : ''}
          {...register('note')}
        />
      )}
    </>
  )
}

function PieceFields({ action, order, register, problem }: Omit<Fields, 'courier'>) {
  const texts = useTexts(adminActionText)
  const nameOf = useUnitName(order)
  const units = unitsToChoose(action, order)
  if (units.length === 0) return null
  return (
    <fieldset className="admin-choose">
      <legend className="field-label">{texts.whichPieces}</legend>
      {units.map((unit, at) => (
        <Tick
          key={unit.unitId}
          value={unit.unitId}
          problem={at === units.length - 1 ? problem('unitIds') : undefined}
          {...register('unitIds')}
        >
          {nameOf(unit)}
        </Tick>
      ))}
    </fieldset>
  )
}

function ParcelFields({ courier, register, problem }: Pick<Fields, 'courier' | 'register' | 'problem'>) {
  const language = useLanguage()
  const texts = useTexts(adminActionText)
  return (
    <>
      <SelectField
        label={texts.courier}
        placeholder={texts.chooseCourier}
        options={couriers.map((known) => ({ value: known.en, name: known[language] }))}
        required
        problem={problem('courier')}
        data-autofocus=""
        {...register('courier')}
      />
      <TextField
        label={texts.trackingNumber}
        optional={needsTracking(courier) ? undefined : texts.optional}
        required={needsTracking(courier)}
        problem={problem('trackingNumber')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('trackingNumber')}
      />
    </>
  )
}
