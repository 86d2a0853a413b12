import type { ReactNode } from 'react'
import { type DeskSession, DeskSessionContext } from '#desk/desk-session.ts'
import { callAdmin } from './session.ts'

const desk: DeskSession = { call: callAdmin }

/** What stands in here is at the desk of the back office: its calls are made in the operator's session. */
export const AdminDesk = ({ children }: { children: ReactNode }) => (
  <DeskSessionContext value={desk}>{children}</DeskSessionContext>
)
