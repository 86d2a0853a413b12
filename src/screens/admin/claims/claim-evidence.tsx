import { adminClaimsText, adminClaimText } from '#language/admin/cases/admin-claims.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminClaimWire } from '#modules/claims/claims.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { SentPictures } from '#desk/case/sent-pictures.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Picture } from '#ui/picture.tsx'

/** What the shopper shows, beside what the bench saw. */
export function AdminClaimEvidence({ claim }: { claim: AdminClaimWire }) {
  const list = useTexts(adminClaimsText)
  const texts = useTexts(adminClaimText)
  const facts: [string, string][] = [
    [list.seen, claim.price ? showHkdExactly(fromWire(claim.price)) : ''],
    [texts.place, claim.place],
    [texts.words, claim.words],
  ]
  return (
    <>
      <section aria-labelledby="claim-said">
        <h2 id="claim-said">{texts.claimed}</h2>
        <dl className="admin-facts">
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="admin-note">{value}</dd>
              </div>
            ))}
        </dl>
        {claim.link ? (
          <p className="admin-note">
            <OutsideLink address={claim.link}>{texts.openPage}</OutsideLink>
            <span className="mute">{` ${claim.link}`}</span>
          </p>
        ) : null}
      </section>
      <SentPictures title={texts.pictures} ids={claim.pictureIds} />
      <Bench claim={claim} />
    </>
  )
}

function Bench({ claim: { bench } }: { claim: AdminClaimWire }) {
  const language = useLanguage()
  const texts = useTexts(adminClaimText)
  return (
    <section aria-labelledby="claim-bench">
      <h2 id="claim-bench">{texts.bench}</h2>
      <p className="mute">{bench ? texts.benchBy(bench.actor, showMoment(bench.date, language)) : texts.noBench}</p>
      <ul className="case-pictures">
        {bench?.pictures.map((picture) => (
          <li key={picture.hash}>
            <Picture picture={picture} sizes="160px" most={360} />
          </li>
        ))}
      </ul>
    </section>
  )
}
