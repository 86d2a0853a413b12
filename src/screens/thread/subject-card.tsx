import { threadText } from '#language/account/conversations.text.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { useTexts } from '#language/texts.ts'
import type { CardWire } from '#modules/conversations/conversations.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'

/** What a conversation is about, as it is at this moment. `href`: where its reader finds it; nothing where they do not. */
export function SubjectCard({ card, href }: { card: CardWire; href: string | undefined }) {
  const texts = useTexts(threadText)
  const { orderNo, requestNo, brandName, title, productImg, more, price } = card
  const under = requestNo
    ? title
    : orderNo
      ? [title && pieceName(brandName, title), more > 0 ? texts.more(more) : ''].filter(Boolean).join(' ')
      : price
        ? showHkdExactly(fromWire(price))
        : texts.soldOut
  const words = (
    <>
      {productImg ? <Picture picture={productImg} sizes="64px" most={360} alt="" /> : <span className="thread-card-empty" />}
      <span className="thread-card-words">
        <b>{requestNo ? texts.request(brandName, requestNo) : orderNo ? texts.order(orderNo) : pieceName(brandName, title)}</b>
        <span className="mute">{under}</span>
      </span>
    </>
  )
  return href ? (
    <a className="thread-card" href={href}>
      {words}
    </a>
  ) : (
    <div className="thread-card">{words}</div>
  )
}
