import type { UseFormRegister } from 'react-hook-form'
import { adminMoneyBackText, refundKindText, refundPartText } from '#language/admin/admin-money-back.text.ts'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import type { ActionFields, AdminAction } from './order-actions.ts'

type Fields = {
  action: AdminAction
  order: AdminOrderWire
  register: UseFormRegister<ActionFields>
  problem: (field: keyof ActionFields) => string | undefined
}

/** Of what, and how much. */
export function AdminMoneyFields({ action, order, register, problem }: Fields) {
  const texts = useTexts(adminMoneyBackText)
  const approvals = useTexts(adminApprovalsText)
  if (action.kind !== 'refund-part' && action.kind !== 'extra') return null
  return (
    <>
      {action.kind === 'refund-part' ? (
        <PartField order={order} register={register} problem={problem} />
      ) : (
        <ExtraField register={register} problem={problem} />
      )}
      <TextField
        label={texts.amount}
        required
        problem={problem('amount')}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        {...register('amount')}
      />
      {problem('again') ? (
        <>
          <p role="alert">{problem('again')}</p>
          <Tick {...register('again')}>{approvals.again}</Tick>
        </>
      ) : null}
    </>
  )
}

function PartField({ order, register, problem }: Omit<Fields, 'action'>) {
  const texts = useTexts(adminMoneyBackText)
  const parts = useTexts(refundPartText)
  return (
    <SelectField
      label={texts.part}
      placeholder={texts.choosePart}
      options={order.refundable.map(({ part, amount }) => ({
        value: part,
        name: texts.partLeft(parts[part], showHkdExactly(fromWire(amount))),
      }))}
      required
      problem={problem('part')}
      data-autofocus=""
      {...register('part')}
    />
  )
}

function ExtraField({ register, problem }: Pick<Fields, 'register' | 'problem'>) {
  const texts = useTexts(adminMoneyBackText)
  const kinds = useTexts(refundKindText)
  return (
    <SelectField
      label={texts.why}
      placeholder={texts.chooseWhy}
      options={(['goodwill', 'compensation'] as const).map((kind) => ({ value: kind, name: kinds[kind] }))}
      required
      problem={problem('extra')}
      data-autofocus=""
      {...register('extra')}
    />
  )
}
