// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type OperatorsTableRows = {
  first_links: {
    link_hash: Buffer
    expires_at: Date
    used_at: Date | null
  }
  operator_links: {
    link_hash: Buffer
    operator_id: string
    expires_at: Date
    used_at: Date | null
    created_at: Generated<Date>
  }
  operators: {
    operator_id: string
    email: string
    name: string
    password_hash: string | null
    roles: string[]
    disabled: Generated<boolean>
    created_at: Date
    password_published: Generated<boolean>
    disabled_reason: string | null
    signed_in_at: Date | null
    language: Generated<'en' | 'zh'>
    invited_by: string | null
    version: Generated<number>
  }
  roles: {
    role_id: string
    name_en: string
    name_zh: string
    permissions: string[]
    built_in: Generated<boolean>
    version: Generated<number>
    changed_at: Generated<Date>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends OperatorsTableRows {}
}
