import { reviewFormText } from '#language/account/reviews.text.ts'
import { useTexts } from '#language/texts.ts'

type StarsProps = { id: string; stars: number; problem: string | undefined; onChange: (stars: number) => void }

/** One to five, drawn as stars and named in words. */
export function StarChoice({ id, stars, problem, onChange }: StarsProps) {
  const texts = useTexts(reviewFormText)
  return (
    <fieldset className="review-stars" aria-describedby={problem ? `stars-${id}` : undefined}>
      <legend className="field-label">{texts.stars}</legend>
      <div className="star-row">
        {[1, 2, 3, 4, 5].map((num) => (
          <label key={num} className="star">
            <input type="radio" name="stars" value={num} checked={num === stars} onChange={() => onChange(num)} />
            <span className="hidden-text">{texts.starsOf(num)}</span>
          </label>
        ))}
      </div>
      {problem ? (
        <p className="field-problem" id={`stars-${id}`}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
