import { createContext, useContext, useState, type ReactNode } from 'react';

interface OneOpen {
  /** The item that is open; null when all are closed. */
  openId: string | null;
  setOpenId: (id: string | null) => void;
}

const OneOpenContext = createContext<OneOpen | null>(null);

interface OneOpenProviderProps {
  /** The item that is open when the page is. */
  first: string | null;
  children: ReactNode;
}

/** Makes all accordions in here one: opening an item closes the open one, wherever it is. */
export function OneOpenProvider({ first, children }: OneOpenProviderProps) {
  const [openId, setOpenId] = useState(first);
  return (
    <OneOpenContext.Provider value={{ openId, setOpenId }}>{children}</OneOpenContext.Provider>
  );
}

/** The open item of the accordions around, or of this one alone. */
export function useOneOpen(first: string | null): OneOpen {
  const [openId, setOpenId] = useState(first);
  return useContext(OneOpenContext) ?? { openId, setOpenId };
}
