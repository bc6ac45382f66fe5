import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

import { readingFields, type OpeningInput, type ReadingGroup } from './opening-search';
import styles from './reading-fields.module.css';

interface ReadingFieldsProps {
  group: ReadingGroup;
  legend: string;
  input: OpeningInput;
  optional?: boolean;
}

/** The readings of one direction, side by side. */
export function ReadingFields({ group, legend, input, optional = false }: ReadingFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>
        {legend} <span>{optional ? 'in inches (optional)' : 'in inches'}</span>
      </legend>
      <div className={styles.fields}>
        {readingFields[group].map(({ name, label }) => (
          <TextInput
            key={name}
            name={name}
            label={label}
            defaultValue={input.typed[name]}
            error={input.wrong.includes(name) ? 'Such as 36 3/8' : undefined}
            placeholder="36 3/8"
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  );
}
