import { writtenIn } from '#language/languages.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { showDate } from '#language/dates.ts'
import { productFactsText } from '#language/product/product-facts.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ReviewWire } from '#modules/catalogue/catalogue.contract.ts'
import { listReviews } from '#modules/catalogue/catalogue.paths.ts'
import { listOwnMarks, markHelpful } from '#modules/reviews/reviews.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Picture } from '#ui/picture.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { Fold } from './product-fold.tsx'
import type { ProductData } from './product-data.ts'

/** What buyers wrote: the newest are in the page, the others come by pages. */
export function ReviewList({ product }: { product: ProductData }) {
  const texts = useTexts(productFactsText)
  const language = useLanguage()
  const { reviews, more, busy, readOn } = useReviews(product)
  const hydrated = useHydrated()
  const marks = useMarks(product)
  if (product.reviewNum === 0) return null
  return (
    <Fold title={texts.reviews(product.reviewNum)}>
      <p className="review-mean">
        <Stars count={product.rating} /> <b>{texts.stars(product.rating)}</b>
      </p>
      <ul className="reviews">
        {reviews.map((review, at) => (
          <li key={review.reviewId || at}>
            <p className="mute">
              <Stars count={review.stars} />{' '}
              <span id={`review-by-${at}`} lang={writtenIn(review.author)}>
                {review.author}
              </span>{' '}
              · {showDate(review.date, language)}
            </p>
            <p lang={writtenIn(review.text)}>{review.text}</p>
            <Pictures review={review} />
            {review.reply ? (
              <p className="review-reply">
                <b>{texts.reply}</b> <span lang={writtenIn(review.reply)}>{review.reply}</span>
              </p>
            ) : null}
            <Answers review={review} />
            <Helpful review={review} marks={marks}>
              <a
                className="link"
                rel="nofollow"
                href={localPath(language, `/product/report?review=${review.reviewId}`)}
                aria-describedby={`review-by-${at}`}
              >
                {texts.report}
              </a>
            </Helpful>
          </li>
        ))}
      </ul>
      {more > 0 && hydrated ? (
        <button type="button" className="btn-text" aria-busy={busy || undefined} onClick={() => void readOn()}>
          {texts.moreReviews(more)}
        </button>
      ) : null}
    </Fold>
  )
}

/** What the merchants that sold it say, each with its name. */
function Answers({ review: { reviewId, answers } }: { review: ReviewWire }) {
  const texts = useTexts(productFactsText)
  const language = useLanguage()
  return answers.map(({ answerId, name, text }) => (
    <p key={answerId} className="review-reply">
      <b>{texts.replyOf(name)}</b> <span lang={writtenIn(text)}>{text}</span>{' '}
      <a
        className="link"
        rel="nofollow"
        href={localPath(language, `/product/report?review=${reviewId}&answer=${answerId}`)}
        aria-label={texts.reportOf(name)}
      >
        {texts.report}
      </a>
    </p>
  ))
}

type Marks = { mine: readonly string[] | undefined; press: (reviewId: string) => Promise<number | undefined> }

/** Those that the member here found helpful; undefined: nobody has signed in, or it is not known yet. */
function useMarks({ spuCode, reviewNum }: ProductData): Marks {
  const isMember = useIsMember()
  const [mine, setMine] = useState<readonly string[]>()
  useEffect(() => {
    if (!isMember || reviewNum === 0) return
    void call(listOwnMarks, { spuCode }, { quiet: true }).then((result) => result.ok && setMine(result.data.reviewIds))
  }, [isMember, reviewNum, spuCode])
  const press = async (reviewId: string) => {
    const helpful = mine?.includes(reviewId) !== true
    const result = await call(markHelpful, { reviewId, helpful })
    if (result.ok) setMine((before = []) => (helpful ? [...before, reviewId] : before.filter((one) => one !== reviewId)))
    return result.ok ? result.data.helpfulNum : undefined
  }
  return { mine, press }
}

type Marked = { review: ReviewWire; marks: Marks; children: ReactNode }

/** How many found it helpful, the member’s own word on it, and what else may be done. */
function Helpful({ review: { reviewId, helpfulNum }, marks: { mine, press }, children }: Marked) {
  const texts = useTexts(productFactsText)
  const [num, setNum] = useState(helpfulNum)
  return (
    <p className="review-helpful mute">
      {mine && reviewId ? (
        <button
          type="button"
          className="btn-text"
          aria-pressed={mine.includes(reviewId)}
          onClick={() => void press(reviewId).then((now) => now !== undefined && setNum(now))}
        >
          {mine.includes(reviewId) ? <span aria-hidden>✓ </span> : null}
          {texts.helpful}
        </button>
      ) : null}
      {children}
      <span role="status">{num > 0 ? texts.helpfulNum(num) : ''}</span>
    </p>
  )
}

function useReviews({ spuCode, reviews: newest, reviewNum }: ProductData) {
  const [read, setRead] = useState<{ pages: number; list: ReviewWire[] }>({ pages: 1, list: [] })
  const [busy, setBusy] = useState(false)
  const readOn = async () => {
    if (busy) return
    setBusy(true)
    const pageNum = read.pages + 1
    const result = await call(listReviews, { spuCode, pageNum })
    setBusy(false)
    if (result.ok) setRead((before) => ({ pages: pageNum, list: [...before.list, ...result.data.list] }))
  }
  const reviews = [...newest, ...read.list]
  return { reviews, more: reviewNum - reviews.length, busy, readOn }
}

function Pictures({ review }: { review: ReviewWire }) {
  const texts = useTexts(productFactsText)
  if (review.pictures.length === 0) return null
  return (
    <div className="review-pictures">
      {review.pictures.map((picture, at) => (
        <Picture
          key={picture.hash}
          picture={{ ...picture, alt: texts.reviewPicture(review.author, at + 1) }}
          sizes="96px"
          most={360}
        />
      ))}
    </div>
  )
}

/** Five stars, filled as far as `count` says; the words beside them say the same. */
function Stars({ count }: { count: number }) {
  const texts = useTexts(productFactsText)
  return (
    <span className="stars" role="img" aria-label={texts.stars(count)} style={{ backgroundSize: `${count * 20}% 100%` }}>
      ★★★★★
    </span>
  )
}
