import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { useNewHeading } from '../../ui/use-new-heading.ts'
import { useWords } from '../../platform/words.ts'

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useWords()
  const heading = useNewHeading()
  return (
    <div className="wrap grid justify-items-center py-8 sm:py-12">
      <Card className="grid w-full max-w-md gap-5">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {t('staff_setup.done_heading')}
        </h1>
        <p>{t('staff_setup.done_text')}</p>
        <ul className="figures grid grid-cols-2 gap-2 font-semibold">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} label={t('staff_setup.copy_codes')} />
        <p>{t('staff_setup.done_next')}</p>
        <LinkButton to="/login?next=%2Fcourier">{t('staff_setup.to_login')}</LinkButton>
      </Card>
    </div>
  )
}
