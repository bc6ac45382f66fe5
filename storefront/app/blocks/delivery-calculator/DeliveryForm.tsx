import { Button, InputBase, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId } from 'react';

import type { DeliveryOptions } from '#app/domain/shipping/delivery-quote';
import { toSlug } from '#app/lib/to-slug';
import { Checkbox } from '#app/ui/Checkbox';
import { Icon } from '#app/ui/icons';

import { deliveryFields, type DeliveryInput } from './delivery-search';
import styles from './delivery-form.module.css';

interface DeliveryFormProps {
  anchor: string;
  options: DeliveryOptions;
  /** What the form shows first; from then on the fields know better. */
  input: DeliveryInput;
  onInput: (form: HTMLFormElement) => void;
}

/** Where it goes and what is ordered. Without a script it is a form that asks for the page with the answer. */
export function DeliveryForm({ anchor, options, input, onInput }: DeliveryFormProps) {
  const wrong = input.orderCents === undefined;
  return (
    <form
      className={styles.form}
      action={`#${anchor}`}
      onInput={(event) => onInput(event.currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextInput
        name={deliveryFields.value}
        label="Order value"
        description={wrong ? undefined : 'In Canadian dollars, before shipping'}
        error={wrong ? 'Type an amount, such as 864.00' : undefined}
        defaultValue={input.typed}
        inputMode="decimal"
        autoComplete="off"
        leftSection="$"
        leftSectionWidth={34}
        classNames={{ input: styles.money }}
      />
      <Choice
        label="Deliver to"
        name={deliveryFields.region}
        options={options.regions}
        chosen={input.region}
      />
      <Choice
        label="Product"
        name={deliveryFields.product}
        options={options.products}
        chosen={input.product}
      />
      {options.remote ? (
        <Checkbox name={deliveryFields.remote} defaultChecked={input.remote}>
          {options.remote}
        </Checkbox>
      ) : null}
      <Button className={styles.submit} type="submit" variant="default">
        Calculate
      </Button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  options: string[];
  chosen: number;
}

function Choice({ label, name, options, chosen }: ChoiceProps) {
  const id = useId();
  return (
    <InputBase
      component="select"
      id={id}
      label={label}
      name={name}
      defaultValue={toSlug(options[chosen] ?? '')}
      pointer
      rightSectionWidth={46}
      rightSectionPointerEvents="none"
      rightSection={<Icon name="chevron" className={styles.chevron ?? ''} />}
    >
      {options.map((option) => (
        <option key={option} value={toSlug(option)}>
          {option}
        </option>
      ))}
    </InputBase>
  );
}
