import { useState } from 'react'
import { couponStateText } from '#language/account/coupons.text.ts'
import { adminMemberRewardsText } from '#language/admin/campaigns/admin-member-rewards.text.ts'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { showDate } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { GiveCouponInput, type MemberCouponsWire } from '#modules/coupons/admin/member-coupons.contract.ts'
import { giveMemberCoupon, listMemberCoupons } from '#modules/coupons/admin/member-coupons.paths.ts'
import type { AdminMemberWire } from '#modules/members/admin-members.contract.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { AdminWaiting } from '#screens/admin/approvals/waiting.tsx'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { member: AdminMemberWire }

/** The ways to what a member has of the shop's rewards, for who may go them; and their coupons, for who may give some. */
export function AdminMemberRewards({ member }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminMemberRewardsText)
  const may = useMay()
  const ways = (
    [
      ['keep-invitations', texts.invitations, '/admin/invitations'],
      ['correct-points', texts.points, '/admin/points'],
      ['handle-money', texts.balance, '/admin/money/balances'],
    ] as const
  ).filter(([permission]) => may(permission))
  if (ways.length === 0 && !may('give-coupons')) return null
  return (
    <section aria-labelledby="member-rewards">
      <h2 id="member-rewards">{texts.rewards}</h2>
      <ul className="admin-member-ways">
        {ways.map(([, name, path]) => (
          <li key={path}>
            <a className="link" href={localPath(language, `${path}/${member.accountId}`)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {may('give-coupons') ? <Coupons member={member} /> : null}
    </section>
  )
}

function Coupons({ member }: Props) {
  const found = useDeskQuery(listMemberCoupons, { accountId: member.accountId })
  return (
    <DeskAnswer found={found} height={120}>
      {(coupons) => <CouponList member={member} coupons={coupons} />}
    </DeskAnswer>
  )
}

/** A coupon that ends at midnight can be used on the day before. */
const lastDayOf = (expireTime: string): string => dayInHongKong(new Date(Date.parse(expireTime) - 1))

type CouponsProps = Props & { coupons: MemberCouponsWire }

function CouponList({ member, coupons }: CouponsProps) {
  const language = useLanguage()
  const texts = useTexts(adminMemberRewardsText)
  const states = useTexts(couponStateText)
  const [giving, setGiving] = useState(false)
  return (
    <>
      <h3>{texts.coupons}</h3>
      <AdminWaiting about={member.accountId} />
      {coupons.list.length === 0 ? <p className="mute">{texts.noCoupons}</p> : null}
      <ul className="admin-member-rows">
        {coupons.list.map(({ couponId, name, gives, state, held, expireTime }) => (
          <li key={couponId}>
            <span>{name}</span>
            <span>{gives}</span>
            <span>{held ? texts.held : states[state]}</span>
            <span className="mute">{expireTime ? texts.until(showDate(lastDayOf(expireTime), language)) : null}</span>
          </li>
        ))}
      </ul>
      {member.state === 'left' ? null : (
        <p>
          <Button look="line" onClick={() => setGiving(true)}>
            {texts.give}
          </Button>
        </p>
      )}
      {giving ? <GiveCoupon member={member} coupons={coupons} onClose={() => setGiving(false)} /> : null}
    </>
  )
}

/** Which, and why; the key belongs to the dialog: however often it is sent, it is given once. */
function GiveCoupon({ member: { accountId }, coupons: { campaigns }, onClose }: CouponsProps & { onClose: () => void }) {
  const texts = useTexts(adminMemberRewardsText)
  const [key] = useState(newIdempotencyKey)
  const approvals = useTexts(adminApprovalsText)
  const [isAgain, setIsAgain] = useState(false)
  const nothing = { accountId, campaignId: '', reason: '', again: false }
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm(GiveCouponInput, nothing)
  const send = submit(async (input) => {
    const result = await callAdmin(giveMemberCoupon, input, { idempotencyKey: key })
    if (!result.ok) {
      setIsAgain(result.data.field === 'again')
      return refuse(result)
    }
    askAgain(listApprovals)
    answerDeskQuery(listMemberCoupons, { accountId }, result.data)
    toast('success', approvals.waits)
    return onClose()
  })
  const options = campaigns.map(({ campaignId, name, gives }) => ({ value: campaignId, name: `${name} · ${gives}` }))
  return (
    <DeskDialog onClose={onClose} title={texts.give}>
      {campaigns.length === 0 ? (
        <p>{texts.noCampaigns}</p>
      ) : (
        <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.give} busy={busy} refusal={refusal}>
          <p>{texts.giveWords}</p>
          <SelectField
            label={texts.campaign}
            placeholder={texts.choose}
            options={options}
            problem={problem('campaignId')}
            {...register('campaignId')}
          />
          <TextField label={texts.reason} problem={problem('reason')} maxLength={200} {...register('reason')} />
          {isAgain ? <Tick {...register('again')}>{approvals.again}</Tick> : null}
        </DeskDialogForm>
      )}
    </DeskDialog>
  )
}
