import { type MetaArgs, useParams } from 'react-router'
import { adminMembersText } from '#language/admin/admin-members.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminMemberWire } from '#modules/members/admin-members.contract.ts'
import { getAdminMember } from '#modules/members/admin-members.paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { listLeft } from '#desk/list-memory.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, useDeskQuery } from '#desk/desk-query.ts'
import { AdminMemberActs } from './member-acts.tsx'
import { AdminMemberFacts, AdminMemberOrders, AdminMemberSessions } from './member-facts.tsx'
import { AdminMemberNotes } from './member-notes.tsx'
import { AdminMemberRewards } from './member-rewards.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminMembersText.member)

/** One member: how they are reached, what they ordered, what was noted, and whether they may come in. */
export default function AdminMember() {
  const language = useLanguage()
  const texts = useTexts(adminMembersText)
  const { accountId = '' } = useParams()
  const found = useDeskQuery(getAdminMember, { accountId })
  const { data } = found
  return (
    <>
      <p className="admin-back">
        <a className="link" href={listLeft(localPath(language, '/admin/members'))}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{data ? data.name || texts.nameless : texts.member}</h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(member) => <MemberFound member={member} />}
      </DeskAnswer>
    </>
  )
}

function MemberFound({ member }: { member: AdminMemberWire }) {
  const replace = (now: AdminMemberWire) => answerDeskQuery(getAdminMember, { accountId: member.accountId }, now)
  return (
    <div className="admin-member">
      <AdminMemberActs member={member} replace={replace} />
      <AdminMemberFacts member={member} />
      <AdminMemberOrders member={member} />
      <AdminMemberRewards member={member} />
      <AdminMemberSessions member={member} />
      <AdminMemberNotes member={member} replace={replace} />
    </div>
  )
}
