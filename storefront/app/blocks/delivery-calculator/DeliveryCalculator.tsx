import { useLocation } from '@remix-run/react';
import { useState } from 'react';

import { quoteDelivery, readDeliveryOptions } from '#app/domain/shipping/delivery-quote';
import { formSearch, replaceSearch } from '#app/lib/replace-search';
import { toSlug } from '#app/lib/to-slug';
import { FigureTable } from '#app/ui/FigureTable';
import { Part } from '#app/ui/Part';

import { DeliveryAnswer } from './DeliveryAnswer';
import { DeliveryForm } from './DeliveryForm';
import { parseDeliverySearch } from './delivery-search';
import type { DeliveryCalculatorSection } from './schema';
import styles from './delivery-calculator.module.css';

/** The calculator and the tables that it reads: the cell an answer comes from is marked. */
export function DeliveryCalculator(section: DeliveryCalculatorSection) {
  const { anchor, heading, text, ratesHeading, timesHeading, tables } = section;
  const options = readDeliveryOptions(tables);
  const { search } = useLocation();
  const [input, setInput] = useState(() =>
    parseDeliverySearch(new URLSearchParams(search), options),
  );
  const { orderCents } = input;
  const quote =
    orderCents === undefined ? undefined : quoteDelivery(tables, { ...input, orderCents });
  const hit = quote?.rate && { row: quote.rate.row, column: input.region };

  function calculate(form: HTMLFormElement) {
    const next = formSearch(form);
    setInput(parseDeliverySearch(next, options));
    replaceSearch(next);
  }

  return (
    <>
      <Part anchor={anchor} title={heading} lead={text}>
        <div className={styles.calculator}>
          <DeliveryForm anchor={anchor} options={options} input={input} onInput={calculate} />
          <DeliveryAnswer quote={quote} />
        </div>
      </Part>
      <Part anchor={toSlug(ratesHeading)} title={ratesHeading}>
        <FigureTable table={tables.rates} caption={ratesHeading} hit={hit} />
      </Part>
      <Part anchor={toSlug(timesHeading)} title={timesHeading}>
        <div className={styles.times}>
          <FigureTable table={tables.processing} caption="Time in the workshop" />
          <FigureTable table={tables.delivery} caption="Time on the way" />
        </div>
      </Part>
    </>
  );
}
