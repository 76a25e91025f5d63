import { LinkButton } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

/** The same things to the same people once more. */
export function SendAgain({ id, isMain = false }: { id: string; isMain?: boolean }) {
  const { t } = useWords()
  return (
    <LinkButton
      kind={isMain ? 'primary' : 'secondary'}
      className={isMain ? '' : 'justify-self-start'}
      to={`/shipment?again=${id}`}
    >
      {t('shipment_detail.send_again')}
    </LinkButton>
  )
}
