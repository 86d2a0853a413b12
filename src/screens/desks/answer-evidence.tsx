import { returnReasonText } from '#language/account/returns.text.ts'
import { claimKindText } from '#language/account/claims.text.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sellerAnswerText } from '#language/seller/seller-answers.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AnswerWire } from '#modules/seller-answers/seller-answers.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { SentPictures } from '#desk/case/sent-pictures.tsx'
import { Picture } from '#ui/picture.tsx'

type Shown = Omit<AnswerWire, 'acts'>

/** What the buyer says and shows, what was found, what the seller says, and what was decided: the same to both sides of the desk. */
export function AnswerEvidence({ answer }: { answer: Shown }) {
  const texts = useTexts(sellerAnswerText)
  const kinds = useTexts(claimKindText)
  const { claimKind, buyerWords, seenPrice, seenAt, evidence, inspected } = answer
  return (
    <>
      <Pieces answer={answer} />
      <section aria-labelledby="answer-buyer">
        <h2 id="answer-buyer">{texts.buyer}</h2>
        {claimKind ? <p>{kinds[claimKind]}</p> : null}
        {seenPrice ? <p>{texts.seen(showHkdExactly(fromWire(seenPrice)), seenAt)}</p> : null}
        <p className="admin-note">{buyerWords || texts.buyerNothing}</p>
      </section>
      <SentPictures title={texts.evidence} ids={evidence} />
      <SentPictures title={texts.inspected} ids={inspected} />
      <SellerWords answer={answer} />
    </>
  )
}

function Pieces({ answer: { pieces } }: { answer: Shown }) {
  const texts = useTexts(sellerAnswerText)
  const reasons = useTexts(returnReasonText)
  return (
    <section aria-labelledby="answer-items">
      <h2 id="answer-items">{texts.items}</h2>
      <ul className="case-pieces">
        {pieces.map(({ unitId, brandName, title, variant, productImg, reason, result, finding }) => (
          <li key={unitId}>
            <Picture picture={productImg} sizes="60px" most={240} alt="" />
            <div>
              <b>{pieceName(brandName, title)}</b>
              <p className="mute">{[variant, reason ? reasons[reason] : ''].filter(Boolean).join(' · ')}</p>
              {result ? <p>{texts[result]}</p> : null}
              {finding ? <p className="admin-note">{texts.found(finding)}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its answer, the decision, and what came of an appeal. */
function SellerWords({ answer }: { answer: Shown }) {
  const texts = useTexts(sellerAnswerText)
  const { state, answer: said, answerPictures, decision, refunded, appeal, appealPictures, verdict, granted } = answer
  const isDecided = state !== 'asked' && state !== 'answered' && state !== 'over'
  return (
    <>
      <section aria-labelledby="answer-seller">
        <h2 id="answer-seller">{texts.answer}</h2>
        <p className={said ? 'admin-note' : 'mute'}>{said || texts.noAnswer}</p>
        <SentPictures ids={answerPictures} />
      </section>
      {isDecided ? (
        <section aria-labelledby="answer-decision">
          <h2 id="answer-decision">{texts.decision}</h2>
          <p>{texts.refunded(showHkdExactly(fromWire(refunded)))}</p>
          {decision ? <p className="admin-note">{decision}</p> : null}
        </section>
      ) : null}
      {appeal ? (
        <section aria-labelledby="answer-appeal">
          <h2 id="answer-appeal">{texts.appeal}</h2>
          <p className="admin-note">{appeal}</p>
          <SentPictures ids={appealPictures} />
        </section>
      ) : null}
      {verdict ? (
        <section aria-labelledby="answer-verdict">
          <h2 id="answer-verdict">{texts.verdict}</h2>
          {state === 'granted' ? <p>{texts.granted(showHkdExactly(fromWire(granted)))}</p> : null}
          <p className="admin-note">{verdict}</p>
        </section>
      ) : null}
    </>
  )
}
