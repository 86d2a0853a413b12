import { type MetaArgs, useParams } from 'react-router'
import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type TermKind, termKinds } from '#modules/catalogue/attributes/attribute-terms.contract.ts'
import { listTerms } from '#modules/catalogue/attributes/attribute-terms.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { AdminTerm } from './term.tsx'
import { AdminTermTable } from './term-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminTermsText.title)

/** What pieces are described by, kind by kind, or the one that the address names. */
export default function AdminTerms() {
  const { termKind, termId } = useParams()
  const kind = termKinds.find((each) => each === termKind) ?? 'attribute'
  return termId === undefined ? <TermList kind={kind} /> : <AdminTerm key={`${kind} ${termId}`} kind={kind} termId={termId} />
}

function TermList({ kind }: { kind: TermKind }) {
  const language = useLanguage()
  const texts = useTexts(adminTermsText)
  const found = useDeskQuery(listTerms, { kind }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <a className="btn btn-line" href={localPath(language, `/admin/attributes/${kind}/new`)}>
          {texts.add}
        </a>
      </div>
      <nav className="admin-tabs" aria-label={texts.kinds}>
        <ul>
          {termKinds.map((each) => (
            <li key={each}>
              <a
                href={localPath(language, `/admin/attributes/${each}`)}
                aria-current={each === kind ? 'page' : undefined}
                data-stay
              >
                {texts[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="admin-lead term-lead">{texts[`lead-${kind}`]}</p>
      <DeskAnswer found={found}>{({ list }) => <AdminTermTable kind={kind} list={list} />}</DeskAnswer>
    </>
  )
}
