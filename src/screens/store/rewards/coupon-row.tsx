import { rewardsText } from '#language/buying/rewards.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CartCouponsWire } from '#modules/orders/settle.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { useIsMember } from '../header/account-corner.tsx'
import './rewards.css'

export type Coupons = {
  /** Undefined until they are known. */
  coupons: CartCouponsWire | undefined
  chosen: readonly string[]
  choose: (couponCodes: string[]) => void
}
type Coupon = CartCouponsWire['list'][number]

const shown = (wire: string): string => showHkdExactly(fromWire(wire))

/** Which coupons are used and what they save, why one is not, and what would save more; the rest is in the dialog. */
export function CouponRow({ coupons, chosen, choose, onOpen }: Coupons & { onOpen: () => void }) {
  const texts = useTexts(rewardsText)
  const isMember = useIsMember()
  const unfit = coupons?.list.filter(({ isUsed, couponCode }) => !isUsed && chosen.includes(couponCode)) ?? []
  return (
    <div className="coupon-row">
      <div className="coupon-row-head">
        <span id="coupon-row-title">{texts.coupons}</span>
        <Button look="text" aria-haspopup="dialog" onClick={onOpen}>
          {isMember ? texts.choose : texts.haveCode}
        </Button>
      </div>
      <p className="mute coupon-row-used" role="status">
        <UsedWords coupons={coupons} />
      </p>
      {unfit.map((coupon) => (
        <UnfitCoupon
          key={coupon.couponCode}
          coupon={coupon}
          onRemove={() => choose(chosen.filter((code) => code !== coupon.couponCode))}
        />
      ))}
      <BestCoupons coupons={coupons} choose={choose} />
      <NearCoupon coupons={coupons} />
    </div>
  )
}

function UsedWords({ coupons }: Pick<Coupons, 'coupons'>) {
  const texts = useTexts(rewardsText)
  if (!coupons) return ' '
  const used = coupons.list.filter(({ isUsed }) => isUsed)
  if (used.length === 0) return texts.none
  return texts.used(used.map(({ name }) => name).join(texts.between), shown(coupons.saved))
}

function UnfitCoupon({ coupon: { name, why }, onRemove }: { coupon: Coupon; onRemove: () => void }) {
  const texts = useTexts(rewardsText)
  return (
    <div className="field-problem" role="alert">
      <span>
        {`${texts.unfit(name)} ${why} `}
        <Button look="text" onClick={onRemove} aria-label={texts.removeOf(name)}>
          {texts.remove}
        </Button>
      </span>
    </div>
  )
}

/** One press chooses the coupons that together save most, where the chosen ones save less. */
export function BestCoupons({ coupons, choose }: Pick<Coupons, 'coupons' | 'choose'>) {
  const texts = useTexts(rewardsText)
  if (!coupons || fromWire(coupons.best.saved) <= fromWire(coupons.saved)) return null
  return (
    <Button look="line" full onClick={() => choose(coupons.best.couponCodes)}>
      {texts.best(shown(coupons.best.saved))}
    </Button>
  )
}

function NearCoupon({ coupons }: Pick<Coupons, 'coupons'>) {
  const texts = useTexts(rewardsText)
  if (!coupons?.near) return null
  const { name, missing, only } = coupons.near
  return <p className="mute">{only ? texts.nearOf(shown(missing), name, only) : texts.near(shown(missing), name)}</p>
}
