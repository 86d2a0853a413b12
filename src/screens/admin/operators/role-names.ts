import { useCallback } from 'react'
import { useLanguage } from '#language/texts.ts'
import type { RoleNameWire } from '#modules/operators/roles.contract.ts'

/** What roles are called in the language of the page. */
export function useRoleNames(): (roles: readonly RoleNameWire[]) => string {
  const language = useLanguage()
  return useCallback(
    (roles) => roles.map((role) => (language === 'zh' ? role.nameZh : role.nameEn)).join(language === 'zh' ? '、' : ', ') || '–',
    [language],
  )
}
