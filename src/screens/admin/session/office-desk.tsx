import type { ReactNode } from 'react'
import { type DeskSession, DeskSessionContext } from '#desk/desk-session.ts'
import { callAdmin } from './session.ts'

const office: DeskSession = { call: callAdmin }

/** What stands in here is at the desk of the back office: its calls are made in the operator's session. */
export const OfficeDesk = ({ children }: { children: ReactNode }) => (
  <DeskSessionContext value={office}>{children}</DeskSessionContext>
)
