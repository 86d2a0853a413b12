import type { RouterContextProvider } from 'react-router'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { callContext, drawingContext } from '#screens/page-context.ts'

/** As the member a page is drawn for; as everyone, where it is the same for all. */
export const callFor = (context: Readonly<RouterContextProvider>): MakeCall =>
  context.get(drawingContext).call ?? context.get(callContext)

/** For a page that only its member has: nothing, where nobody is known. */
export const ownCall = (context: Readonly<RouterContextProvider>): MakeCall | undefined => context.get(drawingContext).call
