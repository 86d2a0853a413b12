import type { ReactNode } from 'react'
import { adminText } from '#language/admin/admin.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OperatorWire } from '#modules/operators/operators.contract.ts'
import { LanguageLink } from '#screens/store/header/language-link.tsx'
import { Button } from '#ui/button.tsx'
import { signOut } from '#screens/admin/session/session.ts'

type Props = { operator: OperatorWire | undefined; finder: ReactNode }

export function AdminHeader({ operator, finder }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminText)
  const held = operator?.roles.map((role) => (language === 'zh' ? role.nameZh : role.nameEn)) ?? []
  return (
    <header className="admin-header">
      <a className="admin-mark" href={localPath(language, '/admin/today')}>
        <span className="admin-wordmark">PRAYA</span> <span>{texts.name}</span>
      </a>
      <div className="admin-corner">
        {finder}
        <LanguageLink />
        {operator ? (
          <>
            <a
              className="admin-operator"
              href={localPath(language, '/admin/account')}
              title={[operator.name, ...held].join(' · ')}
            >
              <span className="hidden-text">{texts.signedInAs} </span>
              {operator.name}
            </a>
            <Button look="text" onClick={() => void signOut()}>
              {texts.signOut}
            </Button>
          </>
        ) : null}
      </div>
    </header>
  )
}
