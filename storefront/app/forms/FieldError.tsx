import { Icon } from '#app/ui/icons';

/** What a field's error line holds: never the colour alone. */
export function FieldError({ message }: { message: string }) {
  return (
    <>
      <Icon name="error" />
      <span>{message}</span>
    </>
  );
}
