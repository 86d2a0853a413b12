// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from './column-types.ts'

export type OperatorsRows = {
  operators: {
    operator_id: string
    email: string
    name: string
    password_hash: string
    roles: string[]
    disabled: Generated<boolean>
    created_at: Date
    password_published: Generated<boolean>
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
