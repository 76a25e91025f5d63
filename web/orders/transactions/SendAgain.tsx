import { LinkButton } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

/** As wide as the folds above it, where they are narrow. */
export const actWidth = 'justify-self-start max-sm:w-full lg:w-full'

/** The same things to the same people once more. */
export function SendAgain({ id, isMain = false }: { id: string; isMain?: boolean }) {
  const { t } = useWords()
  return (
    <LinkButton
      kind={isMain ? 'primary' : 'secondary'}
      className={isMain ? '' : actWidth}
      to={`/shipment?again=${id}`}
    >
      {t('shipment_detail.send_again')}
    </LinkButton>
  )
}
