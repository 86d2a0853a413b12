import type { ReactNode } from 'react'
import { counted } from '#language/counted.ts'
import { overviewText } from '#language/account/overview.text.ts'
import { isLocal } from '#language/buying/territories.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { POINT_CENTS } from '#modules/orders/placing/price.rules.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import type { Rewards } from './use-overview.ts'

/** What somebody has here, as a ruled strip: each with what it is worth and where it leads. */
export function OverviewRewards({ points, coupons, account, addresses }: Rewards) {
  const texts = useTexts(overviewText)
  return (
    <section className="overview-rewards" aria-label={texts.rewards}>
      {points ? <Points points={points} /> : null}
      {coupons ? <Coupons coupons={coupons} /> : null}
      {account ? <Balance account={account} /> : null}
      {addresses ? <Addresses addresses={addresses} /> : null}
    </section>
  )
}

type Field = { name: string; figure: string; path: string; way: string; children: ReactNode }

function Field({ name, figure, path, way, children }: Field) {
  const language = useLanguage()
  return (
    <div>
      <h2 className="caps">{name}</h2>
      <p className="serif">{figure}</p>
      <p className="mute">{children}</p>
      <a className="link" href={localPath(language, path)}>
        {way}
      </a>
    </div>
  )
}

function Points({ points: { points, pendingPoints, owedPoints, ending } }: { points: NonNullable<Rewards['points']> }) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const [first] = ending
  const words = [
    points > 0 ? texts.worth(showHkdExactly(points * POINT_CENTS)) : '',
    owedPoints > 0 ? texts.owed(counted(owedPoints)) : '',
    pendingPoints > 0 ? texts.pending(counted(pendingPoints)) : '',
    first ? texts.ending(counted(first.points), showDay(first.lastDay, language)) : '',
  ].filter(Boolean)
  return (
    <Field name={texts.points} figure={counted(points)} path="/myaccount/points" way={texts.toPoints}>
      {words.length > 0 ? words.join(language === 'zh' ? '' : ' ') : texts.noPoints}
    </Field>
  )
}

function Coupons({ coupons }: { coupons: NonNullable<Rewards['coupons']> }) {
  const texts = useTexts(overviewText)
  const say = useCouponWords()
  const [first] = coupons.list
  return (
    <Field
      name={texts.coupons}
      figure={counted(coupons.counts.unused ?? coupons.list.length)}
      path="/myaccount/coupons"
      way={texts.toCoupons}
    >
      {first ? say(first) : texts.noCoupons}
    </Field>
  )
}

function useCouponWords() {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  return ({ gives, asks, expireTime }: NonNullable<Rewards['coupons']>['list'][number]): string => {
    const until = expireTime ? texts.until(showDay(dayInHongKong(new Date(expireTime)), language)) : ''
    return texts.coupon([gives, ...asks, until].filter(Boolean))
  }
}

function Balance({ account: { balance } }: { account: NonNullable<Rewards['account']> }) {
  const texts = useTexts(overviewText)
  const cents = fromWire(balance)
  return (
    <Field name={texts.balance} figure={showHkdExactly(cents)} path="/myaccount/balance" way={texts.toBalance}>
      {cents > 0 ? texts.balanceWords : texts.noBalance}
    </Field>
  )
}

function Addresses({ addresses }: { addresses: NonNullable<Rewards['addresses']> }) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const first = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  const isTight = language === 'zh' && first !== undefined && isLocal(first.territory)
  return (
    <Field
      name={texts.addresses}
      figure={counted(addresses.length)}
      path={first ? '/myaccount/address' : '/myaccount/address/add'}
      way={first ? texts.toAddresses : texts.addAddress}
    >
      {first ? first.lines.join(isTight ? '' : language === 'zh' ? '，' : ', ') : texts.noAddresses}
    </Field>
  )
}
