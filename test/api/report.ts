import { join } from 'node:path';
import ts from 'typescript';
import manifest from '../../package.json' with { type: 'json' };

/** What one module of the package declares. */
export interface Report {
  /** A file beside this one. */
  readonly file: string;
  readonly text: string;
}

/** The modules of the package by the names by which they are imported, with their declarations as they were built. */
const MODULES: readonly (readonly [string, string])[] = Object.entries(manifest.exports).flatMap(([path, entry]) =>
  typeof entry === 'string' ? [] : [[path.replace('.', manifest.name), entry.import.types] as const],
);

/**
 * A report on each module: every name that it exports with its declaration, every declaration that is not exported and
 * that these speak of, and the names that other modules export. Comments, and where the bundler put what, are left out.
 */
export function reports(root: string): readonly Report[] {
  const files = new Map(MODULES.map(([name, types]) => [name, join(root, types)]));
  const program = ts.createProgram({
    rootNames: [...files.values()],
    options: { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, types: [], skipLibCheck: true },
  });
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });

  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;

  /** The exports of a module: each symbol with the name under which it is exported. */
  function exportsOf(file: string): ReadonlyMap<ts.Symbol, string> {
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`There is no module in ${file}: run \`npm run build\` first.`);
    return new Map(checker.getExportsOfModule(module).map((symbol) => [resolved(symbol), symbol.name]));
  }

  const published = new Map([...files].map(([name, file]) => [name, exportsOf(file)]));

  /** What a declaration of the package stands in as a whole, or nothing for one of another package or of the language. */
  function statementsOf(symbol: ts.Symbol): readonly ts.Node[] {
    return (symbol.declarations ?? [])
      .filter((node) => node.getSourceFile().fileName.includes('/dist/'))
      .filter((node) => !ts.isTypeParameterDeclaration(node) && isOuter(node))
      .map((node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node));
  }

  function isOuter(node: ts.Node): boolean {
    const outer = ts.isVariableDeclaration(node) ? node.parent.parent.parent : node.parent;
    return ts.isSourceFile(outer);
  }

  function reportOn(name: string): string {
    const own = published.get(name) ?? new Map<ts.Symbol, string>();
    const inner = new Map<ts.Symbol, string>();
    const borrowed = new Map<ts.Symbol, string>();

    /** The name of a symbol of the package in this report; what is not exported is met here for the first time. */
    function nameOf(symbol: ts.Symbol): string | undefined {
      const known = own.get(symbol) ?? inner.get(symbol) ?? borrowed.get(symbol)?.split(' ')[0];
      if (known !== undefined) return known;
      if (statementsOf(symbol).length === 0) return undefined;
      for (const [module, names] of published) {
        const exported = names.get(symbol);
        if (exported === undefined) continue;
        borrowed.set(symbol, `${exported} of ${module}`);
        return exported;
      }
      // The bundler numbers names that several files declare.
      const plain = symbol.name.replace(/\$\d+$/, '');
      const taken = new Set([...own.values(), ...inner.values()]);
      let free = plain;
      for (let n = 2; taken.has(free); n++) free = `${plain}_${n}`;
      inner.set(symbol, free);
      return free;
    }

    function declared(symbol: ts.Symbol): string {
      const renamed: ts.TransformerFactory<ts.Node> = (context) => (node) => {
        const visit = (child: ts.Node): ts.Node => {
          if (ts.isIdentifier(child)) {
            const found = checker.getSymbolAtLocation(child);
            const called = found === undefined ? undefined : nameOf(resolved(found));
            return called === undefined ? child : ts.factory.createIdentifier(called);
          }
          return ts.visitEachChild(child, visit, context);
        };
        return visit(node);
      };
      return statementsOf(symbol)
        .map((node) => {
          const { transformed } = ts.transform(node, [renamed]);
          return transformed
            .map((one) => printer.printNode(ts.EmitHint.Unspecified, one, node.getSourceFile()))
            .join('\n');
        })
        .join('\n');
    }

    const exported = [...own].toSorted(byName).map(([symbol]) => declared(symbol));
    const unexported: string[] = [];
    // Declarations speak of others, which are met on the way.
    for (const [symbol] of inner) unexported.push(declared(symbol));
    const others = [...borrowed.values()].toSorted().map((other) => `// ${other}`);
    const elsewhere = ['// Exported by other modules:', ...others].join('\n');
    const sections = [...exported, '// Not exported:', ...unexported.toSorted(), elsewhere];
    return `# \`${name}\`\n\n\`\`\`ts\n${sections.join('\n\n')}\n\`\`\`\n`;
  }

  return [...files.keys()].map((name) => ({
    file: `${name === manifest.name ? 'index' : name.replace(`${manifest.name}/`, '')}.md`,
    text: reportOn(name),
  }));
}

function byName([, a]: readonly [ts.Symbol, string], [, b]: readonly [ts.Symbol, string]): number {
  return a < b ? -1 : 1;
}
