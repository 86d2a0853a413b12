import { counted } from '#language/counted.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { rewardsText } from '#language/buying/rewards.text.ts'
import { useTexts } from '#language/texts.ts'
import type { BagLineWire } from '#modules/bag/bag.contract.ts'
import type { CartCouponsWire, SettleWire } from '#modules/orders/placing/settle.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { TextField } from '#ui/fields.tsx'
import { useIsMember } from '../header/account-corner.tsx'
import { CouponRow } from './coupon-row.tsx'
import type { RewardChoice } from '#modules/orders/placing/checkout-request.rules.ts'

type Choosing = { choice: RewardChoice; choose: (part: Partial<RewardChoice>) => void; sums: SettleWire | undefined }
type Fields = Choosing & {
  lines: readonly BagLineWire[]
  coupons: CartCouponsWire | undefined
  /** As they were typed without script. */
  codes: string
  onOpen: () => void
}

/** What reduces an order: coupons for everybody, points and balance for members, each with one tick. */
export function RewardFields({ lines, coupons, codes, onOpen, ...choosing }: Fields) {
  const texts = useTexts(rewardsText)
  const isMember = useIsMember()
  const { choice, choose } = choosing
  return (
    <fieldset className="rewards">
      <legend>{isMember ? texts.title : texts.coupons}</legend>
      <CouponRow coupons={coupons} chosen={choice.couponCodes} choose={(couponCodes) => choose({ couponCodes })} onOpen={onOpen}>
        <TextField label={texts.codes} name="couponCodes" defaultValue={codes} maxLength={200} />
      </CouponRow>
      {isMember ? <PointsTick lines={lines} {...choosing} /> : null}
      {isMember ? <BalanceTick {...choosing} /> : null}
    </fieldset>
  )
}

function PointsTick({ lines, choice, choose, sums }: Choosing & Pick<Fields, 'lines'>) {
  const texts = useTexts(rewardsText)
  const most = sums?.maxMemberPoints ?? 0
  return (
    <RewardTick
      id="use-points"
      name={most > 0 ? texts.pointsTick(counted(most), showHkdExactly(fromWire(`${most}.00`))) : texts.noPoints}
      checked={choice.usePoints && most > 0}
      disabled={most === 0}
      onTurn={(usePoints) => choose({ usePoints })}
    >
      {sums ? <PointsNote sums={sums} lines={lines} /> : ' '}
    </RewardTick>
  )
}

/** How many there are and how many can be used; and on which pieces none. */
function PointsNote({ sums, lines }: { sums: SettleWire } & Pick<Fields, 'lines'>) {
  const texts = useTexts(rewardsText)
  const { heldPoints, maxMemberPoints } = sums
  const [held, most] = [counted(heldPoints), counted(maxMemberPoints)]
  const without = sums.validShopProductOVOS.flatMap(({ skuId, pointsAllowed }) => {
    const line = pointsAllowed ? undefined : lines.find((one) => one.skuId === skuId)
    return line ? [pieceName(line.brandName, line.title)] : []
  })
  const words =
    heldPoints === 0
      ? texts.noneHeld
      : maxMemberPoints === 0
        ? texts.noneFit(held)
        : maxMemberPoints === heldPoints
          ? texts.allPoints
          : texts.heldPoints(held, most)
  return `${words}${without.length > 0 && heldPoints > 0 ? ` ${texts.excluded(without.join(texts.between))}` : ''}`
}

function BalanceTick({ choice, choose, sums }: Choosing) {
  const texts = useTexts(rewardsText)
  const most = fromWire(sums?.maxBalancePrice ?? '0.00')
  return (
    <RewardTick
      id="use-balance"
      name={most > 0 ? texts.balanceTick(showHkdExactly(most)) : texts.noBalance}
      checked={choice.useBalance && most > 0}
      disabled={most === 0}
      onTurn={(useBalance) => choose({ useBalance })}
    >
      {sums && most === 0 ? (sums.total === '0.00' ? texts.nothingToPay : texts.noneLeft) : texts.aboutBalance}
    </RewardTick>
  )
}

type Tick = {
  id: string
  name: string
  checked: boolean
  disabled: boolean
  onTurn: (on: boolean) => void
  children: React.ReactNode
}

function RewardTick({ id, name, checked, disabled, onTurn, children }: Tick) {
  return (
    <div className="choice reward-tick">
      <div className="tick">
        <input
          id={id}
          type="checkbox"
          name={id}
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onTurn(target.checked)}
          aria-describedby={`${id}-note`}
        />
        <span className="choice-words">
          <label htmlFor={id}>{name}</label>
          <span className="mute" id={`${id}-note`}>
            {children}
          </span>
        </span>
      </div>
    </div>
  )
}
