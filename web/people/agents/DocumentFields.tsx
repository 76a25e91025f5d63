import { agentPictureKinds, applicationKept_days } from '#contract/people/agents.ts'
import { useFormTexts } from '../../platform/form.ts'
import type { ApplicationForm } from './application.ts'
import { DocumentField } from './DocumentField.tsx'
import { useWords } from '../../platform/words.ts'

export function DocumentFields({ form }: { form: ApplicationForm }) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-lg font-bold">{t('agent_registration.documents.heading')}</legend>
      <p className="text-muted">{t('agent_registration.documents.text', { days: applicationKept_days })}</p>
      {agentPictureKinds.map((kind) => (
        <DocumentField key={kind} kind={kind} form={form} error={errorOf(`${kind}_picture_id`)} />
      ))}
    </fieldset>
  )
}
