import {
  adminListingsText,
  proposalActText,
  proposalPartText,
  proposalStateText,
  sellerListingsText,
} from '#language/sellers/proposals.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminProposalWire } from '#modules/proposals/proposals.contract.ts'
import { getAdminProposal, listAdminProposals } from '#modules/proposals/proposals.paths.ts'
import type { ReviewAct } from '#modules/proposals/proposals.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { CaseHistory } from '#desk/case/case-history.tsx'
import { CasePage, CaseWork } from '#desk/case/case-page.tsx'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { Picture } from '#ui/picture.tsx'
import { ListingDialog } from './listing-dialog.tsx'

/** One proposal: what is to be listed, and the decision. */
export function AdminListing({ proposalNo }: { proposalNo: string }) {
  const language = useLanguage()
  const texts = useTexts(adminListingsText)
  const found = useDeskQuery(getAdminProposal, { proposalNo })
  return (
    <CasePage
      list={{ href: localPath(language, '/admin/listings'), name: texts.back }}
      title={found.data?.name ?? proposalNo}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(proposal) => <Found proposal={proposal} />}
    </CasePage>
  )
}

function Found({ proposal }: { proposal: AdminProposalWire }) {
  const texts = useTexts(adminListingsText)
  const states = useTexts(proposalStateText)
  const told = useTexts(proposalActText)
  const keep = (next: AdminProposalWire) => {
    answerDeskQuery(getAdminProposal, { proposalNo: proposal.proposalNo }, next)
    askAgain(listAdminProposals)
  }
  return (
    <CaseWork<ReviewAct>
      state={states[proposal.state]}
      acts={proposal.acts.map((act) => ({ act, name: texts[act], isMain: act === 'accept' }))}
      renderEvidence={() => (
        <>
          <Words proposal={proposal} />
          <Colours proposal={proposal} />
          <CaseHistory steps={proposal.steps.map(({ act, ...step }) => ({ ...step, name: told[act] }))} />
        </>
      )}
      facts={<Facts proposal={proposal} />}
      renderStep={(act, done, close) => (
        <ListingDialog
          proposal={proposal}
          act={act}
          onDone={(next) => {
            keep(next)
            done()
          }}
          onClose={close}
        />
      )}
    />
  )
}

function Words({ proposal: { content, parts } }: { proposal: AdminProposalWire }) {
  const texts = useTexts(sellerListingsText)
  const names = useTexts(proposalPartText)
  const refused = parts.filter(({ state }) => state === 'refused')
  return (
    <section aria-labelledby="listing-words">
      <h2 id="listing-words">{names.words}</h2>
      <dl className="admin-facts admin-facts-list">
        {(['en', 'zh'] as const).map((side) => (
          <div key={side}>
            <dt>{side === 'en' ? texts.nameEn : texts.nameZh}</dt>
            <dd className="admin-note">{[content.name[side] || '–', content.description[side]].filter(Boolean).join('\n\n')}</dd>
          </div>
        ))}
        {refused.map(({ part, reason }) => (
          <div key={part}>
            <dt>{names[part]}</dt>
            <dd className="admin-note">{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Colours({ proposal: { content, colourNames } }: { proposal: AdminProposalWire }) {
  const texts = useTexts(adminListingsText)
  const names = useTexts(proposalPartText)
  return (
    <section aria-labelledby="listing-colours">
      <h2 id="listing-colours">{names.variants}</h2>
      {content.colours.map(({ colourId, pictures, variants }) => (
        <div key={colourId} className="listing-shown">
          <h3>{colourNames[colourId] ?? colourId}</h3>
          <ul className="listing-shown-pictures">
            {pictures.map((picture) => (
              <li key={picture.hash}>
                <Picture picture={{ ...picture, alt: '' }} sizes="180px" alt={colourNames[colourId] ?? ''} />
              </li>
            ))}
          </ul>
          <ul>
            {variants.map(({ size, itemNumber, price, stock }) => (
              <li key={itemNumber}>{texts.sizeLine(size, itemNumber, showHkdExactly(fromWire(price)), stock)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Facts({ proposal }: { proposal: AdminProposalWire }) {
  const language = useLanguage()
  const texts = useTexts(adminListingsText)
  const words = useTexts(sellerListingsText)
  const { proposalNo, merchant, brandName, categoryName, content, productId, isOffered, state, reason } = proposal
  return (
    <CaseFacts
      id="listing-facts"
      title={texts.facts}
      facts={[
        [texts.number, proposalNo],
        [texts.seller, merchant],
        [words.brand, brandName],
        [words.category, categoryName],
        [words.gender, words[content.gender]],
        [words.articleNumber, content.articleNumber],
        [texts.condition, texts.new],
        [words.dispatchDays, String(content.dispatchDays)],
        [texts.offered, state === 'accepted' ? (isOffered ? texts.yes : texts.no) : ''],
        [texts.decline, reason],
      ]}
    >
      {productId ? (
        <a className="link" href={localPath(language, `/admin/products/${productId}`)}>
          {texts.toProduct}
        </a>
      ) : null}
    </CaseFacts>
  )
}
