import { useMemo } from 'react'
import { bagText } from '#language/buying/bag.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BagLineWire, BagWire } from '#modules/bag/bag.contract.ts'
import type { SettleInput, SettleWire } from '#modules/orders/placing/settle.contract.ts'
import { fromWire, showHkd } from '#platform/money.ts'
import { PriceLine, PriceList } from '#screens/price-list.tsx'
import { useIsMember } from '../header/account-corner.tsx'
import { CouponLayer, useCouponDialog } from '../rewards/coupon-layer.tsx'
import { CouponRow } from '../rewards/coupon-row.tsx'
import { useRewardChoice } from '../rewards/reward-choice.ts'
import { useSettlement } from '../rewards/use-settlement.ts'

/** All that will be paid, known before checkout begins; coupons can be chosen here already. */
export function BagSummary({ bag, checkoutAddress }: { bag: BagWire; checkoutAddress: string }) {
  const texts = useTexts(bagText)
  const { choice, choose } = useRewardChoice()
  const layer = useCouponDialog()
  const isMember = useIsMember()
  const wanted = useWanted(bag.productList, choice.couponCodes)
  const { sums, coupons, ready } = useSettlement(wanted)
  const hasProblem = bag.productList.some(({ selectStatus, problem }) => selectStatus && problem !== null)
  const own = {
    coupons: wanted && coupons,
    chosen: choice.couponCodes,
    choose: (couponCodes: string[]) => choose({ couponCodes }),
  }
  return (
    <>
      <section className="summary" aria-labelledby="bag-summary">
        <h2 id="bag-summary">{texts.summary}</h2>
        <dl className="sums">
          <BagSums bag={bag} sums={sums} ready={ready} />
        </dl>
        {bag.selectedNum > 0 ? (
          <>
            <CouponRow {...own} onOpen={layer.onOpen}>
              <p className="mute">{texts.codesLater}</p>
            </CouponRow>
            <a className="btn btn-full" href={checkoutAddress}>
              {isMember ? texts.memberCheckout : texts.checkout}
            </a>
            {isMember ? null : <SignInFirst />}
          </>
        ) : (
          <p className="field-problem">{hasProblem ? texts.problemSelected : texts.nothingSelected}</p>
        )}
        <p className="mute summary-note">{texts.cardNote}</p>
        <p className="mute summary-note">{texts.promises}</p>
      </section>
      <CouponLayer layer={layer} wanted={wanted} {...own} />
    </>
  )
}

function SignInFirst() {
  const language = useLanguage()
  const texts = useTexts(bagText)
  return (
    <p className="summary-note">
      <a
        className="link"
        href={localPath(language, `/member/login?${new URLSearchParams({ back: localPath(language, '/bags') })}`)}
      >
        {texts.signIn}
      </a>
    </p>
  )
}

/** The pieces that would be bought, the same as long as nothing of them changes. */
function useWanted(lines: readonly BagLineWire[], couponCodes: string[]): SettleInput | undefined {
  return useMemo(() => {
    const bought = lines.filter(({ selectStatus, problem }) => selectStatus && problem === null)
    const productItems = bought.map(({ skuId, skuPriceId, quantity }) => ({ skuId, skuPriceId, quantity }))
    return productItems.length > 0 ? { productItems, couponCodes, isBag: true } : undefined
  }, [lines, couponCodes])
}

/** What the bag itself knows stands at once; what coupons and fees make of it, as soon as the server has said so. */
function BagSums({ bag, sums, ready }: { bag: BagWire; sums: SettleWire | undefined; ready: boolean }) {
  const texts = useTexts(bagText)
  const names: Record<string, string> = { goods: texts.merchandise(bag.selectedNum), delivery: texts.delivery }
  if (sums && ready) return <PriceList price={sums} as={(row) => ({ ...row, name: names[row.key] ?? row.name })} />
  const isPlain = sums === undefined || sums.total === sums.amount
  return (
    <>
      <PriceLine name={texts.merchandise(bag.selectedNum)} amount={showHkd(fromWire(bag.amount))} />
      {sums?.coupons.map(({ couponCode, name }, at) => (
        <PriceLine key={`${couponCode} ${at}`} name={name} amount="—" />
      ))}
      <PriceLine name={texts.delivery} amount={texts.free} />
      <PriceLine name={texts.total} amount={isPlain ? showHkd(fromWire(bag.total)) : '—'} className="sums-total" />
    </>
  )
}
