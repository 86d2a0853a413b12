import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { communityReportText } from '#language/community/community.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { MOST_REPORT_WORDS, reportReasons } from '#modules/community-reports/community-reports.rules.ts'
import { useTried } from '#screens/own-page.tsx'
import { headTags } from '#screens/store/head-tags.ts'
import { FormTold, OwnForm } from '#screens/store/own-form.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextArea } from '#ui/fields.tsx'
import { MembersPage } from './community-page.tsx'
import { ownCall } from './drawn-call.ts'
import './community.css'
import './profile.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(communityReportText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

export const loader = ({ context }: LoaderFunctionArgs): { here: true } | null => (ownCall(context) ? { here: true } : null)

/** A member says what is wrong with a post, a comment or a page. */
export default function CommunityReport() {
  const data = useLoaderData<typeof loader>()
  const isSent = new URLSearchParams(useLocation().search).get('done') === 'sent'
  return <MembersPage data={data}>{isSent ? <Sent /> : <Form />}</MembersPage>
}

function Sent() {
  const texts = useTexts(communityReportText)
  const action = (
    <a className="btn" data-reload="" href={localPath(useLanguage(), '/community')}>
      {texts.back}
    </a>
  )
  return (
    <EmptyState level={1} title={texts.sent} action={action}>
      {texts.sentWords}
    </EmptyState>
  )
}

function Form() {
  const texts = useTexts(communityReportText)
  const tried = useTried('report')
  return (
    <div className="com-form">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="mute">{texts.lead}</p>
      <FormTold form="report" />
      <OwnForm noValidate>
        <SelectField
          label={texts.reason}
          name="reason"
          placeholder={texts.choose}
          defaultValue={tried?.values.reason ?? ''}
          problem={tried?.problems.reason}
          options={reportReasons.map((reason) => ({ value: reason, name: texts[reason] }))}
        />
        <TextArea
          label={texts.words}
          optional={texts.optional}
          name="words"
          rows={4}
          maxLength={MOST_REPORT_WORDS}
          defaultValue={tried?.values.words ?? ''}
          problem={tried?.problems.words}
        />
        <Button type="submit">{texts.send}</Button>
      </OwnForm>
    </div>
  )
}
