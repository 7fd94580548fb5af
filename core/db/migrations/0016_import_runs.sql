CREATE TABLE "import_mapping" (
	"supplier" text NOT NULL,
	"kind" text NOT NULL,
	"headings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mapping_supplier_kind_pk" PRIMARY KEY("supplier","kind")
);
--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "supplier" text;--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "supplier_ref" text;